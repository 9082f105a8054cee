"""Where a learning platform takes feedback back: the names that its own download had.

Moodle reads a person's number and a plugin from the name of a folder, or from the beginning of a
file's name. Canvas reads a person's and a file's number from the beginning of a file's name, and
gives what it gets out under the name that the student's file had.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC
from enum import StrEnum
from pathlib import Path, PurePosixPath

from autograder.collect.archive import (
    ASK_AGAIN,
    Member,
    is_archive_name,
    list_archive,
    read_class_archive,
)
from autograder.collect.found import CLASS_ZIP_BYTES, is_junk
from autograder.collect.hand_ins import hash_of
from autograder.collect.owners import Owner, Owners
from autograder.collect.student_level import OUTSIDE, StudentLevel, Way
from autograder.control_characters import escape_line
from autograder.errors import SubmissionError, UsageError
from autograder.folder_walk import files_in

_MOODLE = re.compile(
    r"(?P<prefix>[^_]+_(?P<account>\d+)_assign(?:submission|feedback)_[a-z]+)(?P<rest>_.*)?",
    re.DOTALL,
)
_CANVAS = re.compile(
    r"(?P<account>(?:[^_]+_(?:late_)?\d+)|(?:late_)?anon_[^_]+)_\d+_(?P<rest>.+)",
    re.DOTALL | re.IGNORECASE,
)
_SUBMITTED_FILES = "_assignsubmission_file"

CANVAS_ENDINGS = (".html", ".htm", ".zip", ".ipynb")
"""As what Canvas can give a page out, the best first; under any other name nobody could open it."""


class Platform(StrEnum):
    """A learning platform that takes feedback back."""

    MOODLE = "Moodle"
    CANVAS = "Canvas"


@dataclass(frozen=True)
class PlatformPlace:
    """A place of one person in a download.

    Attributes
    ----------
    name : str
        The folder or file that the platform named.
    account : str
        What the platform tells people apart by.
    is_file : bool
        Whether it is a file.
    ways : tuple of tuple of str
        The files of this person, as they are named in the download.
    """

    name: str
    account: str
    is_file: bool
    ways: tuple[Way, ...] = field(repr=False, default=())

    @property
    def shown(self) -> str:
        """The name, for messages."""
        return escape_line(self.name, 100)


@dataclass(frozen=True)
class PlatformPlaces:
    """The places of a download.

    Attributes
    ----------
    platform : Platform
        Whose download it is.
    by_student : mapping
        The place of each student.
    of_nobody : tuple of tuple
        Places that are no student's for certain, each with the reason.
    """

    platform: Platform
    by_student: Mapping[str, PlatformPlace]
    of_nobody: tuple[tuple[PlatformPlace, str], ...] = ()


def read_places(
    download: Path, owners: Owners, originals: Mapping[str, Collection[str]], max_bytes: int
) -> PlatformPlaces:
    """Find the place of each student in a platform's download of what was handed in.

    Whose a place is says its name, as for ``collect``. Where names do not tell people apart, what
    lies there does, if it is what exactly one of them handed in.

    Parameters
    ----------
    download : Path
        The zip that the platform made, or the folder that it was unpacked into.
    owners : Owners
        What names say.
    originals : mapping
        The hashes of the files that each student handed in.
    max_bytes : int
        The largest file that is looked at.

    Raises
    ------
    UsageError
        If it is no download of a platform that is known.
    """
    files = _Files(download, max_bytes)
    level = StudentLevel(files.ways, owners, is_one_students=False)
    found: dict[tuple[Platform, str], PlatformPlace] = {}
    others: list[str] = []
    for way in files.ways:
        at = level.place_of(way)
        name = way[at if at != OUTSIDE else -1]
        is_file = at in (OUTSIDE, len(way) - 1)
        platform = _platform_of(name, is_file=is_file)
        if platform is None:
            others.append(name)
            continue
        account = _account_of(name, platform)
        there = found.get((platform, name)) or PlatformPlace(name, account, is_file)
        found[platform, name] = replace(there, ways=(*there.ways, way))
    platforms = {platform for platform, _ in found}
    if len(platforms) != 1:
        raise _no_download(download, platforms, others)
    (platform,) = platforms
    return _assigned(platform, list(found.values()), owners, _Contents(files, originals))


class _Files:
    """The files of a download: their ways, and what is in them."""

    def __init__(self, download: Path, max_bytes: int) -> None:
        self._download, self._max_bytes = download, max_bytes
        self._shown = escape_line(str(download), 200)
        self._is_zip = not download.is_dir()
        top = download.resolve().name
        if self._is_zip:
            try:
                inside: Sequence[Way] = list_archive(download, self._shown)
            except SubmissionError as error:
                why = str(error).removesuffix(f". {ASK_AGAIN}")  # it is nobody's notebook
                raise UsageError(f"{why}. Name the zip that the platform made") from error
            top = download.stem
        else:
            inside = [path.relative_to(download).parts for path in files_in(download)]
        self.ways = [(top, *way) for way in inside if not is_junk(way)]

    def hashes(self, wanted: Collection[Way]) -> dict[Way, str]:
        """Hash some of the files; what cannot be read has no hash."""
        return {way: hash_of(content) for way, content in self._contents(wanted) if way in wanted}

    def _contents(self, wanted: Collection[Way]) -> Iterator[tuple[Way, bytes]]:
        if self._is_zip:
            each = self._max_bytes
            members = read_class_archive(self._download, self._shown, CLASS_ZIP_BYTES, each, UTC)
            for one in members:
                if isinstance(one, Member):
                    yield (self._download.stem, *one.parts), one.content
            return
        for way in wanted:
            path = self._download.joinpath(*way[1:])
            if path.is_file() and not path.is_symlink() and path.stat().st_size <= self._max_bytes:
                yield way, path.read_bytes()


class _Contents:
    """Says which students handed in what lies at a place."""

    def __init__(self, files: _Files, originals: Mapping[str, Collection[str]]) -> None:
        self._files, self._originals = files, originals

    def givers(
        self, places: Sequence[tuple[PlatformPlace, Sequence[str] | None]]
    ) -> list[tuple[str, ...]]:
        """Name, for each place, those of its candidates (None: anybody) whose files lie there."""
        wanted = {way for place, _ in places for way in place.ways}
        hashes = self._files.hashes(wanted) if wanted else {}
        found = []
        for place, candidates in places:
            there = {hashes[way] for way in place.ways if way in hashes}
            names = self._originals if candidates is None else candidates
            found.append(
                tuple(name for name in names if there & set(self._originals.get(name, ())))
            )
        return found


def _assigned(
    platform: Platform, places: list[PlatformPlace], owners: Owners, contents: _Contents
) -> PlatformPlaces:
    """Give every student the best place that is theirs for certain."""
    named: dict[str, list[PlatformPlace]] = defaultdict(list)
    doubtful: list[tuple[PlatformPlace, Owner | None]] = []
    for place in places:
        owner = owners.named_by(place.name, is_file=place.is_file)
        if owner is not None and owner.is_known:
            named[owner.student].append(place)
        else:
            doubtful.append((place, owner))
    for student, own in list(named.items()):
        if len({place.account for place in own}) > 1:
            doubtful += [(place, Owner(student, False, "", namesakes=(student,))) for place in own]
            del named[student]
    asked = [(place, (owner and owner.namesakes) or None) for place, owner in doubtful]
    of_nobody = []
    claims = contents.givers(asked)
    claimed: dict[str, set[str]] = defaultdict(set)
    for (place, _), givers in zip(doubtful, claims, strict=True):
        for giver in givers:
            claimed[giver].add(place.account)
    for (place, owner), givers in zip(doubtful, claims, strict=True):
        is_sure = len(givers) == 1 and len(claimed[givers[0]]) == 1
        if is_sure and all(place.account == one.account for one in named.get(givers[0], ())):
            named[givers[0]].append(place)
        else:
            of_nobody.append((place, _why_nobodys(owner)))
    best = {
        student: min(own, key=lambda one: _rank(platform, one))
        for student, own in sorted(named.items())
    }
    return PlatformPlaces(platform, best, tuple(of_nobody))


def _why_nobodys(owner: Owner | None) -> str:
    if owner is not None and owner.namesakes:
        ids = " and ".join(escape_line(student, 60) for student in owner.namesakes)
        bear = (
            f"{ids} bear this name" if len(owner.namesakes) > 1 else f"accounts share {ids}'s name"
        )
        return f"{bear}, and what lies there is not what one of them alone handed in"
    return "the roster has nobody of this name, and nobody handed in what lies there"


def _platform_of(name: str, *, is_file: bool) -> Platform | None:
    if _MOODLE.fullmatch(name):
        return Platform.MOODLE
    return Platform.CANVAS if is_file and _CANVAS.fullmatch(name) else None


def _account_of(name: str, platform: Platform) -> str:
    match = (_MOODLE if platform is Platform.MOODLE else _CANVAS).fullmatch(name)
    return match["account"] if match else ""


def _rank(platform: Platform, place: PlatformPlace) -> tuple[object, ...]:
    """The smaller, the better a place for a page."""
    if platform is Platform.MOODLE:
        return (_SUBMITTED_FILES not in place.name, place.name)
    ending = PurePosixPath(place.name).suffix.lower()
    order = CANVAS_ENDINGS.index(ending) if ending in CANVAS_ENDINGS else len(CANVAS_ENDINGS)
    return (order, place.name)


def moodle_name(place: PlatformPlace, page: str) -> str:
    """Name a page in the zip that Moodle takes back."""
    match = _MOODLE.fullmatch(place.name)
    if match is None or not place.is_file:
        return f"{place.name}/{page}"
    return f"{match['prefix']}_{page}"


def _no_download(
    download: Path, platforms: Collection[Platform], others: Sequence[str]
) -> UsageError:
    where = escape_line(str(download), 200)
    if platforms:
        return UsageError(
            f"{where}: names of {' and '.join(sorted(platforms))} lie in it side by side. "
            "Name the download of one platform"
        )
    names = ", ".join(escape_line(name, 60) for name in others[:3]) or "no files"
    advice = "" if is_archive_name(download.name) or download.is_dir() else " It is no zip."
    return UsageError(
        f"{where}: this is no download of hand-ins from Moodle or Canvas. Got {names}.{advice} In "
        "Moodle choose Download all submissions, in Canvas Download Submissions, and name that "
        "file as it came"
    )
