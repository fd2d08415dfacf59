"""What the bench says about how fragments are moved, by the device that moves them."""

from tablee_client.view.device import Device


def help_of(device: Device) -> str:
    """Give the text's key for what points."""
    return "maya-help-touch" if device is Device.TOUCH else "maya-help-mouse"


def steering_help(device: Device, *, is_held: bool) -> str:
    """Give the text's key for what steers, before a fragment is taken and while it is held."""
    if device is Device.PAD:
        return "maya-help-pad-held" if is_held else "maya-help-pad"
    return "maya-help-held" if is_held else "maya-help-keys"
