"""Which window a start opens."""

from tablee_client.core.loop import run_loop
from tablee_client.core.start import Start


def run(start: Start) -> int:
    """Show the client's window until the player quits; its exit code. NoDisplay without one."""
    if start.kiosk is not None:
        from tablee_client.view.kiosk.kiosk import Kiosk

        return run_loop(Kiosk(start, start.kiosk).run())
    if start.big is not None:
        from tablee_client.view.bigscreen.bigscreen import BigScreen

        return run_loop(BigScreen(start, start.big).run())
    from tablee_client.view.client import Client

    return run_loop(Client(start).run())
