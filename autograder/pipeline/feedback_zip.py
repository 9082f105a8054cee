"""Feedback pages as a zip that Moodle or Canvas takes back."""

import io
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from autograder.collect.hand_ins import hash_of
from autograder.collect.owners import Owners
from autograder.collect.platform_places import (
    CANVAS_ENDINGS,
    Platform,
    PlatformPlace,
    PlatformPlaces,
    moodle_name,
    read_places,
)
from autograder.course import Course
from autograder.errors import RecordError, UsageError
from autograder.folder_walk import files_in
from autograder.gradebook.students import read_students
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.pipeline.collect import MEGABYTE
from autograder.pipeline.feedback import pages_to_send
from autograder.pipeline.groups import known_students, read_groups
from autograder.reports.feedback_notebook import notebook_of_page
from autograder.staging import stage

_MOMENT = (1980, 1, 1, 0, 0, 0)
"""The date of all files in it, so that the same pages make the same zip."""


@dataclass(frozen=True)
class FeedbackZipReport:
    """What was packed.

    Attributes
    ----------
    path : Path
        The zip.
    platform : str
        Whose names it has.
    packed : tuple of tuple of str
        Each student, and the name of the page in the zip.
    without_place : tuple of str
        Students whose page found no place in the download.
    without_page : tuple of str
        PlatformPlaces that get no page, each with the reason.
    unusable : tuple of str
        One sentence for every stored result that could not be read.
    """

    path: Path
    platform: str
    packed: tuple[tuple[str, str], ...]
    without_place: tuple[str, ...]
    without_page: tuple[str, ...]
    unusable: tuple[str, ...]

    @property
    def needs_person(self) -> bool:
        """Whether a page was left behind, or a place stays empty."""
        return bool(self.without_place or self.without_page or self.unusable)


def zip_feedback(
    course: Course, topic: Topic, like: Path, out: Path, students: Sequence[str] = ()
) -> FeedbackZipReport:
    """Pack the pages of a topic under the names that a platform's own download had.

    Parameters
    ----------
    course : Course
        The course.
    topic : Topic
        The topic.
    like : Path
        The platform's download of what was handed in, as it came.
    out : Path
        The zip to write; there must be no file of this name.
    students : sequence of str
        Only these students; by default all that were graded.

    Raises
    ------
    UsageError
        If the file exists, the download is of no platform that is known, or no page has a place.
    RecordError
        If there is no gradebook, or the file cannot be written.
    """
    if out.exists():
        raise UsageError(f"{out}: there is a file of this name. Name another one: --zip FILE")
    pages, unusable = pages_to_send(course, topic, students)
    places = _places(course, topic, like)
    packed: dict[str, tuple[str, bytes]] = {}
    without_place, without_page = [], [f"{one.shown}: {why}" for one, why in places.of_nobody]
    for page in pages:
        place = places.by_student.get(page.student)
        if place is None:
            without_place.append(page.student)
        elif places.platform is Platform.CANVAS and not _can_be_given_out(place):
            without_page.append(f"{place.shown}: Canvas would give the page out under this name")
            without_place.append(page.student)
        else:
            packed[page.student] = _named(places.platform, place, topic, page.text)
    have = {page.student for page in pages}
    wanted = set(students) or set(places.by_student)
    without_page += [
        f"{place.shown}: nothing of {student} was graded"
        for student, place in places.by_student.items()
        if student in wanted - have
    ]
    if not packed:
        raise UsageError(
            f"{like}: no page has a place in it. Got {len(pages)} pages and "
            f"{len(places.by_student) + len(places.of_nobody)} places. Name the download of "
            f"{topic.slug}, or grade first"
        )
    _write(out, dict(packed.values()))
    return FeedbackZipReport(
        out,
        places.platform,
        tuple((student, name) for student, (name, _) in sorted(packed.items())),
        tuple(without_place),
        tuple(without_page),
        unusable,
    )


def _places(course: Course, topic: Topic, like: Path) -> PlatformPlaces:
    roster = read_students(course.database)
    known = known_students(roster, read_groups(course, [who.id for who in roster]))
    originals = {who.id: _originals(course.paths, who.id, topic.slug) for who in roster}
    most = course.config.limits.submission_mb * MEGABYTE
    return read_places(like, Owners(known, [topic]), originals, most)


def _originals(paths: CoursePaths, student: str, topic: str) -> frozenset[str]:
    """Hash what a student handed in of a topic, as it came."""
    folder = paths.original(student, topic)
    files = files_in(folder) if folder.is_dir() else []
    return frozenset(hash_of(file.read_bytes()) for file in files)


def _can_be_given_out(place: PlatformPlace) -> bool:
    return PurePosixPath(place.name).suffix.lower() in CANVAS_ENDINGS


def _named(platform: Platform, place: PlatformPlace, topic: Topic, page: str) -> tuple[str, bytes]:
    """Return the name of a page in the zip, and its content in the form that the name says."""
    file = f"{topic.slug}.html"
    if platform is Platform.MOODLE:
        return moodle_name(place, file), page.encode()
    ending = PurePosixPath(place.name).suffix.lower()
    if ending == ".zip":
        return place.name, _zipped({file: page.encode()})
    if ending == ".ipynb":
        return place.name, notebook_of_page(page, topic.title).encode()
    return place.name, page.encode()


def _zipped(files: Mapping[str, bytes]) -> bytes:
    """Pack files so that the same files make the same zip."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, _MOMENT)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)
    return packed.getvalue()


def _write(out: Path, files: Mapping[str, bytes]) -> None:
    try:
        stage(out, _zipped(files)).publish()
    except OSError as error:
        raise RecordError(
            f"{out}: it could not be written. Got: {error.strerror}. Name another file"
        ) from error
