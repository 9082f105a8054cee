"""One folder for all temporary files of a run; what a killed run left behind is removed.

The folder is locked as long as its run lives, and the kernel takes the lock away with the process.
So a folder of ours that nobody holds belongs to nobody any more.
"""

import contextlib
import fcntl
import os
import stat
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from autograder.errors import RecordError
from autograder.sandbox.inside.folder_removal import remove_folder

PREFIX = "autograder-run-"
GONE_WITHIN = 5.0
"""Seconds that processes which a run has just ended may go on to write in its folder."""


@contextlib.contextmanager
def scratch_folder() -> Iterator[Path]:
    """Make a locked folder for the length of a block, and remove those of runs that were killed."""
    remove_left_over()
    folder, lock = _make_locked()
    try:
        yield folder
    finally:
        _remove(folder)
        os.close(lock)


@contextlib.contextmanager
def own_temporary_files() -> Iterator[None]:
    """Keep all temporary files of this process in a folder of its own, if one can be made."""
    before = tempfile.tempdir
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(RecordError):  # who needs one will say so
            tempfile.tempdir = str(stack.enter_context(scratch_folder()))
        try:
            yield
        finally:
            tempfile.tempdir = before


def remove_left_over() -> list[Path]:
    """Remove the scratch folders of this user whose runs have ended; say which these were."""
    removed = []
    for folder in sorted(Path(tempfile.gettempdir()).glob(f"{PREFIX}*")):
        lock = _lock(folder)
        if lock is not None:
            _remove(folder)
            os.close(lock)
            removed.append(folder)
    return removed


def _remove(folder: Path) -> None:
    """Remove a folder in which a process that is about to end may still be making files."""
    until = time.monotonic() + GONE_WITHIN
    remove_folder(folder)
    while folder.exists() and time.monotonic() < until:
        time.sleep(0.02)
        remove_folder(folder)


def _make_locked() -> tuple[Path, int]:
    """Make a folder and lock it; a new one if somebody tidied up before it was locked."""
    while True:
        try:
            folder = Path(tempfile.mkdtemp(prefix=PREFIX))
        except OSError as error:
            raise RecordError(
                f"{tempfile.gettempdir()}: temporary files cannot be made. Got: {error.strerror}. "
                "Make room there, or name another folder: TMPDIR=/a/folder autograder grade"
            ) from error
        lock = _lock(folder)
        if lock is not None:
            return folder, lock


def _lock(folder: Path) -> int | None:
    """Lock a folder of this user's; None if it is not, is gone, or belongs to a run that lives.

    ``filelock`` cannot lock a folder, and a file in it could be gone before it is locked.
    """
    try:
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    except OSError:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        held, named = os.fstat(descriptor), folder.lstat()
    except OSError:
        os.close(descriptor)
        return None
    is_same = (held.st_dev, held.st_ino) == (named.st_dev, named.st_ino)
    if not is_same or held.st_uid != os.geteuid() or not stat.S_ISDIR(named.st_mode):
        os.close(descriptor)
        return None
    return descriptor
