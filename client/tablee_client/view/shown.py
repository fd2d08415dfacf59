"""A visible property: setting it to something else marks its node as changed."""

from typing import TYPE_CHECKING, Generic, TypeVar, overload

if TYPE_CHECKING:
    from tablee_client.view.node import Node

T = TypeVar("T")


class Shown(Generic[T]):
    """An attribute of a node that shows on screen."""

    def __init__(self, default: T) -> None:
        self._default = default
        self._name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, node: None, owner: type) -> "Shown[T]": ...

    @overload
    def __get__(self, node: "Node", owner: type) -> T: ...

    def __get__(self, node: "Node | None", owner: type) -> "T | Shown[T]":
        if node is None:
            return self
        value: T = node.__dict__.get(self._name, self._default)
        return value

    def __set__(self, node: "Node", value: T) -> None:
        if node.__dict__.get(self._name, self._default) != value:
            node.__dict__[self._name] = value
            node.touch()
