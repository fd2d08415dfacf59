"""What every test gets: hypothesis without deadlines, and the same examples in every run of CI."""

import os

from hypothesis import settings

# A deadline per example would measure the machine, which the checks share with other steps.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
