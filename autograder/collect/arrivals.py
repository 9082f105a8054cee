"""What has arrived in watched folders and is whole: no file is taken while it is being written.

The folders are looked at again and again. The kernel's notices of changes (``inotify``) would save
the looking, but know nothing of what another machine writes into a shared folder, and an exchange
is one.
"""

import json
import os
import stat
import time
import zipfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from autograder.collect.archive import is_archive_name
from autograder.collect.found import is_junk
from autograder.folder_walk import walk_folder
from autograder.timestamps import TIMESTAMP_FILE

SETTLE_SECONDS = 0.3
"""A file that stays as it is for so long is not being written any more."""

OLD_SECONDS = 5.0
"""A file that was there for so long before it was first seen need not be looked at twice."""

LONGEST_WAIT_SECONDS = 20.0
"""A file that cannot be whole is taken as it is, for a person to see, when it has lain so long."""

_PARTS_OF_AN_ENTRY = 3
Signature = tuple[int, int, int, int]


@dataclass(frozen=True)
class Look:
    """What one look found: files to be collected now, files that wait, folders that cannot be seen.

    A file waits while it, or another one of the same student, is still being written.
    """

    ready: tuple[Path, ...] = ()
    waiting: tuple[Path, ...] = ()
    faults: tuple[str, ...] = ()


@dataclass
class Arrivals:
    """Some folders, and what was seen in them.

    Parameters
    ----------
    watched : sequence of Path
        The folders.
    owners_of : callable
        Returns the owner of every file in the folders: what one student hands in is taken together.
    max_bytes : int
        Larger files are not looked into.
    clock, today : callable
        The seconds that pass, and the time of day.
    """

    watched: Sequence[Path]
    owners_of: Callable[[], Mapping[Path, str]]
    max_bytes: int = 20_000_000
    clock: Callable[[], float] = time.monotonic
    today: Callable[[], float] = time.time
    _seen: dict[Path, Signature] = field(default_factory=dict)
    _pending: dict[Path, tuple[Signature, float]] = field(default_factory=dict)

    def look(self) -> Look:
        """Look once; what is ready is not ready again before it changes."""
        there, faults = self._signatures()
        now = self.clock()
        before, self._pending = self._pending, {}
        for path, signature in there.items():
            if self._seen.get(path) != signature:
                known, since = before.get(path, (None, now))
                self._pending[path] = (signature, since if known == signature else now)
        if not faults:  # a folder that cannot be seen has lost nothing
            self._seen = {path: self._seen[path] for path in self._seen if path in there}
        if not self._pending:
            return Look(faults=faults)
        written = {path for path in self._pending if not self._is_whole(path, now)}
        if written:
            owners = self.owners_of()
            unready = {owners.get(path, "") for path in written}
            written |= {path for path in self._pending if owners.get(path, "") in unready}
        ready = tuple(path for path in self._pending if path not in written)
        for path in ready:
            self._seen[path] = self._pending.pop(path)[0]
        return Look(ready, tuple(sorted(written)), faults)

    def look_again_at(self, files: Iterable[Path]) -> None:
        """Take some files for new ones at the next look: they could not be collected."""
        for file in files:
            self._seen.pop(file, None)

    def _signatures(self) -> tuple[dict[Path, Signature], tuple[str, ...]]:
        there: dict[Path, Signature] = {}
        errors: list[OSError] = []
        for top in self.watched:
            for folder, folders, names in walk_folder(top, errors.append):
                folders[:] = [name for name in folders if not is_junk([name])]
                for name in names:
                    if not is_junk([name]) and not name.startswith("."):
                        _note(there, folder / name)
        return there, tuple(f"{error.filename}: {error.strerror}" for error in errors)

    def _is_whole(self, path: Path, now: float) -> bool:
        signature, since = self._pending[path]
        has_stamp = self._has_stamp(path)
        lain = max(now - since, self.today() - signature[2] / 1e9 - OLD_SECONDS)
        if lain >= LONGEST_WAIT_SECONDS:
            return True
        if has_stamp is None and lain < SETTLE_SECONDS:
            return False
        return has_stamp is not False and _looks_whole(path, signature[0] <= self.max_bytes)

    def _has_stamp(self, path: Path) -> bool | None:
        """Whether an entry of the exchange is complete, as its time tells, which comes last of all.

        None is said of what is no entry of the exchange.
        """
        for top in self.watched:
            if top in path.parents:
                entry = top / path.relative_to(top).parts[0]
                if len(entry.name.split("+")) >= _PARTS_OF_AN_ENTRY and entry.is_dir():
                    stamp = entry / TIMESTAMP_FILE
                    return stamp.exists() and stamp.stat().st_size > 0
        return None


def _note(there: dict[Path, Signature], path: Path) -> None:
    try:
        facts = path.lstat()
    except OSError:  # it has gone meanwhile
        return
    if stat.S_ISREG(facts.st_mode) or stat.S_ISLNK(facts.st_mode):
        there[path] = (facts.st_size, facts.st_mtime_ns, facts.st_ctime_ns, facts.st_ino)


def _looks_whole(path: Path, is_small: bool) -> bool:
    """Whether a notebook can be read as JSON to its end, and a zip has its table of contents."""
    if not is_small:
        return True
    try:
        if path.suffix == ".ipynb":
            json.loads(path.read_bytes())
        elif is_archive_name(path.name):
            return zipfile.is_zipfile(path)
    except (OSError, ValueError, RecursionError):
        return False
    return True


def folder_fault(folder: Path) -> str:
    """Explain why a folder cannot be watched; empty if it can."""
    if not folder.exists():
        return "there is no such folder"
    if not folder.is_dir():
        return "it is no folder"
    if not os.access(folder, os.R_OK | os.X_OK):
        return "it may not be read by this user"
    return ""
