"""Walk a folder that somebody else filled, however deep.

`os.walk` and `Path.rglob` go one call deeper for each folder inside a folder, so a thousand of
these end the process that walks.
"""

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

MAX_LEVELS = 100
"""So many folders inside one another are looked into; below these nothing is found."""

TOO_DEEP = "folders are nested too deeply"


def walk_folder(
    top: Path, on_error: Callable[[OSError], object] = lambda _: None
) -> Iterator[tuple[Path, list[str], list[str]]]:
    """Yield each folder with its subfolders and all else in it, both sorted; a folder comes first.

    Subfolders that are taken out of the list are not walked. A link is never a subfolder.

    Parameters
    ----------
    top : Path
        Where to begin.
    on_error : callable
        Takes the error for a folder that cannot be listed, or lies too deep.
    """
    waiting = [(top, 0)]
    while waiting:
        here, level = waiting.pop()
        folders: list[str] = []
        others: list[str] = []
        if level > MAX_LEVELS:
            on_error(OSError(errno.ENAMETOOLONG, TOO_DEEP, str(here)))
            continue
        try:
            with os.scandir(here) as found:
                for entry in found:
                    (folders if entry.is_dir(follow_symlinks=False) else others).append(entry.name)
        except OSError as error:
            on_error(error)
            continue
        folders.sort()
        others.sort()
        yield here, folders, others
        waiting += [(here / name, level + 1) for name in reversed(folders)]


def files_in(top: Path) -> list[Path]:
    """List everything below a folder that is no folder, sorted by its path."""
    return sorted(folder / name for folder, _, names in walk_folder(top) for name in names)
