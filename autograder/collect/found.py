"""The files that lie in the given sources, each with the way to it; zips are looked into.

The way is what tells the student. A student may write any names *inside* a zip of their own, so
such a zip is a border: only the names outside it may say whose it is.
"""

import os
import stat
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, tzinfo
from enum import StrEnum
from pathlib import Path

from autograder.collect.archive import (
    Unusable,
    is_archive_name,
    read_archive,
    read_class_archive,
)
from autograder.collect.owners import Owners
from autograder.control_characters import escape_line
from autograder.errors import SubmissionError, UsageError
from autograder.folder_walk import walk_folder
from autograder.timestamps import LATEST, date_of

ZIP_ROOM = 5
"""A student's zip may unpack to this many times what one file may have."""

CLASS_ZIP_BYTES = 2_000_000_000

BY_DATE, BY_ARRIVAL = "the date of the file", "its arrival"
"""What says when a file was handed in, if nothing better does."""


_NEVER = datetime.fromtimestamp(0, UTC)
_JUNK = {"__MACOSX", ".DS_Store", "Thumbs.db", "desktop.ini", ".ipynb_checkpoints", "__pycache__"}


@dataclass(frozen=True)
class Package:
    """A student's own zip, as it came."""

    name: str
    content: bytes = field(repr=False)


@dataclass(frozen=True)
class Found:
    """One file.

    Attributes
    ----------
    where : str
        The place, as messages call it.
    outer : tuple of str
        The names on the way to it that the student did not choose, outermost first.
    inner : tuple of str
        The names inside the student's own zip; empty outside of zips.
    content : bytes
        The file.
    moment : datetime
        When it came, as far as the file system or the archive knows.
    package : Package or None
        The student's own zip that it came in.
    origin : int
        Which of the sources that were named it was found in.
    path : Path or None
        Where it lies on the disk; None if it lies in the zip of a class.
    moment_from : str
        What said when it came.
    is_unread : bool
        Whether only its name was wanted.
    is_left_behind : bool
        Whether it is only what operating systems and editors leave behind, or an empty folder:
        it is handed in by nobody, but nothing that was handed in goes without a word.
    """

    where: str
    outer: tuple[str, ...]
    inner: tuple[str, ...]
    content: bytes = field(repr=False)
    moment: datetime
    package: Package | None = None
    origin: int = 0
    path: Path | None = None
    is_left_behind: bool = False
    moment_from: str = BY_DATE
    is_unread: bool = False

    @property
    def name(self) -> str:
        """Its file name."""
        return (self.inner or self.outer)[-1]


class RefusalKind(StrEnum):
    """Why something was not collected, in the order in which a person should look at it."""

    UNKNOWN = "unknown student"
    SAME_NAME = "two students of one name"
    TWO_PLACES = "two candidates"
    WRONG_TOPIC = "wrong topic"
    OTHER = "refused"


@dataclass(frozen=True)
class Refusal:
    """Something that was not collected: where it lies, why, and what kind of matter that is.

    Of what may be that of one of several ``namesakes``, ``account`` is the place that the platform
    names, and ``receipt`` the beginning of a notebook's hash.
    """

    where: str
    why: str
    kind: RefusalKind = RefusalKind.OTHER
    namesakes: tuple[str, ...] = ()
    account: str = ""
    receipt: str = ""


@dataclass(frozen=True)
class Rules:
    """What the walk needs to know.

    Attributes
    ----------
    owners : Owners
        What names say.
    max_bytes : int
        The largest file that is taken.
    zone : tzinfo
        The zone of times in zips, which zips do not say.
    by_arrival : bool
        Whether a file on the disk came when it was laid there, and not at its date, which whoever
        copies a file can choose.
    is_read : callable
        Whether the file at a path is to be read; of all others the names are found.
    """

    owners: Owners
    max_bytes: int
    zone: tzinfo
    by_arrival: bool = False
    is_read: Callable[[Path], bool] = lambda _: True


def find_files(sources: Sequence[Path], rules: Rules) -> Iterator[Found | Refusal]:
    """Walk all sources; what cannot be used is refused with its source, and the rest goes on.

    Parameters
    ----------
    sources : sequence of Path
        Folders, zips and single files. A zip that is named here is taken as the archive of a whole
        class, unless it or one beside it is named after a student; a zip inside anything is one
        student's own.
    rules : Rules
        What the walk needs to know.

    Raises
    ------
    UsageError
        If a source does not exist.
    """
    for source in sources:
        if not source.exists():
            raise UsageError(f"{source}: there is no such file or folder. Check the spelling")
    beside_students = students_folders(sources, rules)
    for origin, source in enumerate(sources):
        if source.is_dir():
            walk = _folder(source, rules)
        elif _is_class_archive(source, rules) and source.resolve().parent not in beside_students:
            walk = _class_archive(source, rules)
        else:
            walk = _file(source, (source.name,), rules)
        for item in walk:
            yield replace(item, origin=origin) if isinstance(item, Found) else item


def _is_class_archive(source: Path, rules: Rules) -> bool:
    return is_archive_name(source.name) and not rules.owners.is_like_a_students(source.name)


def students_folders(sources: Sequence[Path], rules: Rules) -> set[Path]:
    """Return the folders of which places were named that are students': others there are, too."""
    found = set()
    for source in sources:
        source = source.resolve()
        if rules.owners.named_by(source.name, is_file=not source.is_dir()) is not None:
            found.add(source.parent)
    return found


def is_junk(parts: Sequence[str]) -> bool:
    """Whether a path is something that operating systems and editors leave behind."""
    return any(part in _JUNK or part.startswith("._") for part in parts)


def _folder(top: Path, rules: Rules) -> Iterator[Found | Refusal]:
    name = top.resolve().name
    errors: list[OSError] = []
    for here, folders, files in walk_folder(top, errors.append):
        outer = (name, *here.relative_to(top).parts)
        if not folders and not files and here != top:
            yield _left_behind(escape_line(str(here), 200), outer, here, rules)
        for file in sorted(files):
            path = here / file
            if is_junk((*outer[1:], file)):
                yield _left_behind(escape_line(str(path), 200), (*outer, file), path, rules)
            else:
                yield from _file(path, (*outer, file), rules)
    for error in errors:
        where = escape_line(str(error.filename), 200)
        yield Refusal(where, f"the folder cannot be listed: {error.strerror}")


def _file(path: Path, outer: tuple[str, ...], rules: Rules) -> Iterator[Found | Refusal]:
    where = escape_line(str(path), 200)
    if not rules.is_read(path):
        yield Found(where, outer, (), b"", _NEVER, path=path, is_unread=True)
        return
    try:
        facts = path.lstat()
        if stat.S_ISLNK(facts.st_mode):
            yield _link(path)
            return
        if not stat.S_ISREG(facts.st_mode):
            yield Refusal(where, "it is not an ordinary file")
            return
        if facts.st_size > rules.max_bytes:
            yield Refusal(where, _too_large(facts.st_size, rules))
            return
        content = path.read_bytes()
    except OSError as error:
        yield Refusal(where, f"it cannot be read: {error.strerror}")
        return
    moment = arrival_of(facts) if rules.by_arrival else date_of(facts)
    moment_from = BY_ARRIVAL if rules.by_arrival else BY_DATE
    found = Found(where, outer, (), content, moment, path=path, moment_from=moment_from)
    yield from _opened(found, rules)


def _opened(found: Found, rules: Rules) -> Iterator[Found | Refusal]:
    """Return a file as it is; look into it if it is a student's own zip."""
    if not is_archive_name(found.name):
        yield found
        return
    try:
        members = read_archive(found.content, found.where, ZIP_ROOM * rules.max_bytes, rules.zone)
    except SubmissionError as error:
        yield Refusal(found.where, str(error).removeprefix(f"{found.where}: "))
        return
    package = Package(found.name, found.content)
    left_behind = replace(found, content=b"", is_left_behind=True, package=package)
    if not members:
        yield left_behind
    for member in members:
        if is_junk(member.parts):
            shown = f"{found.where}/{escape_line('/'.join(member.parts), 200)}"
            yield replace(left_behind, where=shown, inner=member.parts)
            continue
        where = f"{found.where}/{escape_line('/'.join(member.parts), 200)}"
        if is_archive_name(member.parts[-1]):
            yield Refusal(where, "a zip inside a zip is not opened. Ask for the plain notebook")
        elif len(member.content) > rules.max_bytes:
            yield Refusal(where, _too_large(len(member.content), rules))
        else:
            yield replace(
                found, where=where, inner=member.parts, content=member.content, package=package
            )


def _class_archive(path: Path, rules: Rules) -> Iterator[Found | Refusal]:
    shown = escape_line(str(path), 200)
    try:
        for member in read_class_archive(path, shown, CLASS_ZIP_BYTES, rules.max_bytes, rules.zone):
            if isinstance(member, Unusable):
                yield Refusal(member.where, member.why)
                continue
            where = f"{shown}/{escape_line('/'.join(member.parts), 200)}"
            outer = (path.stem, *member.parts)
            if is_junk(member.parts):
                yield _left_behind(where, outer, None, rules)
            else:
                yield from _opened(Found(where, outer, (), member.content, member.moment), rules)
    except SubmissionError as error:
        yield Refusal(shown, str(error).removeprefix(f"{shown}: "))


def _left_behind(where: str, outer: tuple[str, ...], path: Path | None, rules: Rules) -> Found:
    is_unread = path is not None and not rules.is_read(path)
    return Found(where, outer, (), b"", _NEVER, None, 0, path, True, is_unread=is_unread)


def _link(path: Path) -> Refusal:
    return Refusal(escape_line(str(path), 200), "it is a symbolic link, which is not followed")


def arrival_of(facts: os.stat_result) -> datetime:
    """Return when a file came to lie where it is, which no copying program can choose.

    Its status changes when it is written, moved here or given to somebody, but not by its date.
    """
    return datetime.fromtimestamp(min(max(facts.st_ctime, 0), LATEST), UTC)


def _too_large(size: int, rules: Rules) -> str:
    most = rules.max_bytes / 1e6
    return f"it is too large: {size / 1e6:.0f} MB, at most {most:.0f} MB are taken"
