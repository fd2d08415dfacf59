"""A line being written: its text and cursor, without any drawing."""

from tablee_client.view.intents import Edit


class LineEdit:
    """A line of at most `longest` characters and a cursor between 0 and its length."""

    def __init__(self, text: str, longest: int) -> None:
        self.longest = longest
        self.text = text[:longest]
        self.cursor = len(self.text)

    def halves(self) -> tuple[str, str]:
        """Give what stands before and after the cursor."""
        return self.text[: self.cursor], self.text[self.cursor :]

    def insert(self, text: str) -> bool:
        """Write printable characters at the cursor, as many as fit; tell whether any did."""
        clean = printable(text)
        room = self.longest - len(self.text)
        piece = clean[:room] if self.text or clean.strip() else ""
        before, after = self.halves()
        self.text = before + piece + after
        self.cursor += len(piece)
        return bool(piece)

    def edit(self, edit: Edit) -> bool:
        """Delete or move; tell whether the text changed."""
        before, after = self.halves()
        match edit:
            case Edit.BACKSPACE:
                self.text, self.cursor = before[:-1] + after, max(0, self.cursor - 1)
            case Edit.DELETE:
                self.text = before + after[1:]
            case Edit.HOME:
                self.cursor = 0
            case Edit.END:
                self.cursor = len(self.text)
            case Edit.PASTE:
                pass
        return self.text != before + after

    def move(self, by: int) -> None:
        """Move the cursor, at most to the ends."""
        self.cursor = min(len(self.text), max(0, self.cursor + by))

    def replace(self, text: str) -> None:
        """Put another text in, the cursor at its end."""
        self.text = text[: self.longest]
        self.cursor = len(self.text)


def printable(text: str) -> str:
    """Give a text with spaces for what can't be shown, such as half a character."""
    return "".join(c if c.isprintable() else " " for c in text)
