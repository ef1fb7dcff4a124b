"""Where the program ``aloud`` is."""

import os
import shutil

from aloud._errors import AloudNotFoundError


def find_aloud() -> str:
    """Return the path of ``aloud``: the environment variable ``ALOUD``, or what ``PATH`` has."""
    path = shutil.which(os.environ.get("ALOUD") or "aloud")
    if path is None:
        raise AloudNotFoundError
    return path
