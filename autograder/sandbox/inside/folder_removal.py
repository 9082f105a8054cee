"""Remove a folder that a submission filled, however deep.

`shutil.rmtree` goes one call deeper for each folder inside a folder, so a thousand of these would
end the process that tidies up.
"""

import contextlib
import os
import secrets
import shutil
from pathlib import Path


def remove_folder(folder: Path) -> None:
    """Remove a folder with all that is in it, as far as this user may.

    Folders that are too deep for `shutil` are brought up to the top first.
    """
    try:
        shutil.rmtree(folder, ignore_errors=True)
    except RecursionError:
        _flatten(folder)
        shutil.rmtree(folder, ignore_errors=True)


def _flatten(top: Path) -> None:
    """Move every folder below one to its top, where the shortest path leads to it."""
    waiting = [top]
    while waiting:
        here = waiting.pop()
        with contextlib.suppress(OSError), os.scandir(here) as found:
            for entry in list(found):
                if entry.is_dir(follow_symlinks=False):
                    moved = top / secrets.token_hex(8)
                    with contextlib.suppress(OSError):
                        Path(entry.path).rename(moved)
                        waiting.append(moved)
