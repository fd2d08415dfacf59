"""The kiosk that the monkey presses: fingers and pads come from inside its own window."""
