"""The files that lie at the given places, each with the way to it; zips are looked into.

The way is what tells the student. A student may write any names *inside* a zip of their own, so
such a zip is a border: only the names outside it may say whose it is.
"""

import stat
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, tzinfo
from pathlib import Path

from autograder.collect.archive import (
    Unusable,
    is_archive_name,
    read_archive,
    read_class_archive,
)
from autograder.control_characters import escape_line
from autograder.errors import SubmissionError, UsageError
from autograder.folder_walk import walk_folder
from autograder.timestamps import date_of

ZIP_ROOM = 5
"""A student's zip may unpack to this many times what one file may have."""

CLASS_ZIP_BYTES = 2_000_000_000


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
    """

    where: str
    outer: tuple[str, ...]
    inner: tuple[str, ...]
    content: bytes = field(repr=False)
    moment: datetime
    package: Package | None = None

    @property
    def name(self) -> str:
        """Its file name."""
        return (self.inner or self.outer)[-1]


@dataclass(frozen=True)
class Refusal:
    """Something that was not collected: where it lies, and why."""

    where: str
    why: str


@dataclass(frozen=True)
class Rules:
    """What the walk needs to know.

    Attributes
    ----------
    is_student : callable
        Says whether a name begins with a known student: a zip named so is that student's own.
    max_bytes : int
        The largest file that is taken.
    zone : tzinfo
        The zone of times in zips, which zips do not say.
    """

    is_student: Callable[[str], bool]
    max_bytes: int
    zone: tzinfo


def find_files(sources: Sequence[Path], rules: Rules) -> Iterator[Found | Refusal]:
    """Walk all places; what cannot be used is refused with its place, and the rest goes on.

    Parameters
    ----------
    sources : sequence of Path
        Folders, zips and single files. A zip that is named here, and not after a student, is
        taken as the archive of a whole class; a zip inside anything is one student's own.
    rules : Rules
        What the walk needs to know.

    Raises
    ------
    UsageError
        If a place does not exist.
    """
    for place in sources:
        if not place.exists():
            raise UsageError(f"{place}: there is no such file or folder. Check the spelling")
    for place in sources:
        if place.is_dir():
            yield from _folder(place, rules)
        elif is_archive_name(place.name) and not rules.is_student(place.stem):
            yield from _class_archive(place, rules)
        else:
            yield from _file(place, (place.name,), rules)


def is_junk(parts: Sequence[str]) -> bool:
    """Whether a path is something that operating systems and editors leave behind."""
    return any(part in _JUNK or part.startswith("._") for part in parts)


def _folder(top: Path, rules: Rules) -> Iterator[Found | Refusal]:
    name = top.resolve().name
    errors: list[OSError] = []
    for here, _, files in walk_folder(top, errors.append):
        for file in files:
            path = here / file
            outer = (name, *path.relative_to(top).parts)
            if not is_junk(outer[1:]):
                yield from _file(path, outer, rules)
    for error in errors:
        where = escape_line(str(error.filename), 200)
        yield Refusal(where, f"the folder cannot be listed: {error.strerror}")


def _file(path: Path, outer: tuple[str, ...], rules: Rules) -> Iterator[Found | Refusal]:
    where = escape_line(str(path), 200)
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
    moment = date_of(facts)
    yield from _opened(Found(where, outer, (), content, moment), rules)


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
    for member in members:
        if is_junk(member.parts):
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
            elif not is_junk(member.parts):
                where = f"{shown}/{escape_line('/'.join(member.parts), 200)}"
                outer = (path.stem, *member.parts)
                yield from _opened(Found(where, outer, (), member.content, member.moment), rules)
    except SubmissionError as error:
        yield Refusal(shown, str(error).removeprefix(f"{shown}: "))


def _link(path: Path) -> Refusal:
    return Refusal(escape_line(str(path), 200), "it is a symbolic link, which is not followed")


def _too_large(size: int, rules: Rules) -> str:
    most = rules.max_bytes / 1e6
    return f"it is too large: {size / 1e6:.0f} MB, at most {most:.0f} MB are taken"
