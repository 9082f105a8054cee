"""``autograder build``: text to ``source/`` and ``release/``, with its start page."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath

from autograder.authoring.assignment import read_topic
from autograder.authoring.expected_figures import read_expected_figures
from autograder.authoring.faults import check_topic
from autograder.authoring.leaks import PublicText, find_leaks, read_secrets
from autograder.authoring.reference import Reference, read_reference
from autograder.authoring.shared_text import faults_of_unused, read_expanded
from autograder.build.kit import student_kit
from autograder.build.notebook_file import notebook_bytes
from autograder.build.release import release_of
from autograder.build.source_cells import SourceCell, cells_of, graded_ids
from autograder.build.start_page import start_page, start_page_path
from autograder.build.tree import Difference, Tree, differences, replace_folder
from autograder.course import Course
from autograder.errors import CourseTextError, Fault
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.pipeline.exercise_selection import require_topics_or_drafts
from autograder.pipeline.frozen_cells import frozen_faults
from autograder.staging import stage


@dataclass(frozen=True)
class BuildReport:
    """What a build changed, or with ``check`` what it would change."""

    topics: tuple[str, ...]
    changes: tuple[Difference, ...]
    is_check: bool

    @property
    def is_current(self) -> bool:
        """Whether everything already lay there as a build makes it."""
        return not self.changes


@dataclass(frozen=True)
class BuiltTopic:
    """Everything that a build makes of one topic, not yet written."""

    topic: Topic
    cells: tuple[SourceCell, ...]
    source: Tree
    release: Tree


def build_topics(course: Course, topics: Sequence[str], *, check: bool) -> BuildReport:
    """Build ``topics``, or with ``check`` only compare with what lies there.

    The start page of the release tells of all topics of the course, so it is made again, too.
    Nothing is written unless all of them are without faults; else a CourseTextError holds the
    faults of all. Adding or removing a graded cell of a topic with submissions is such a fault.

    Raises
    ------
    UsageError
        If there is no such topic.
    CourseTextError
        If there are faults.
    """
    paths = course.paths
    begun = {folder.name for folder in (paths.root / "assignments").iterdir()}
    require_topics_or_drafts(course, [slug for slug in topics if slug not in begun])
    faults = [fault for slug in topics for fault in check_topic(paths, slug)]
    faults += faults_of_unused(paths)
    if faults:
        raise CourseTextError(faults)
    built = [make_topic(course, slug) for slug in topics]
    faults = [
        fault
        for one in built
        for fault in frozen_faults(course, one.topic.slug, graded_ids(one.cells))
    ]
    if faults:
        raise CourseTextError(faults)
    changes: list[Difference] = []
    for one in built:
        slug = one.topic.slug
        for folder, tree in ((paths.source(slug), one.source), (paths.release(slug), one.release)):
            found = list(differences(folder, tree, paths.root))
            if found and not check:
                replace_folder(folder, tree)
            changes.extend(found)
    changes.extend(_renew_start_page(course, check=check))
    return BuildReport(tuple(topics), tuple(changes), check)


def make_topic(course: Course, slug: str) -> BuiltTopic:
    """Make what lies in ``source/`` and ``release/`` of a topic whose text has no faults."""
    paths = course.paths
    topic = read_topic(paths, slug)
    references = {e.name: read_reference(paths, slug, e.name) for e in topic.exercises}
    pieces = read_expanded(paths, topic)
    expected = read_expected_figures(paths, slug)
    cells = cells_of(topic, pieces, references, course.config.release_url, expected)
    notebook = {PurePosixPath(paths.source_notebook(slug).name): notebook_bytes(cells)}
    source = {**notebook, **student_kit(paths, topic)}
    release = release_of(course.nbgrader_settings, slug, source)
    faults = _leaks(paths, slug, references, release)
    if faults:
        raise CourseTextError(faults)
    return BuiltTopic(topic, cells, source, release)


def _renew_start_page(course: Course, *, check: bool) -> Iterator[Difference]:
    """Make the start page; what is wrong with a topic that was not built leaves it as it is."""
    paths = course.paths
    try:
        topics = [read_topic(paths, slug) for slug in course.config.topics]
        texts = {
            slug: paths.notebook_text(slug).read_text(encoding="utf-8")
            for slug in course.config.topics
        }
    except (CourseTextError, OSError, UnicodeDecodeError):
        return
    path = start_page_path(paths)
    page = start_page(course.config, topics, texts).encode()
    if path.is_file() and path.read_bytes() == page:
        return
    yield Difference(
        path.relative_to(paths.root).as_posix(), "differs" if path.is_file() else "missing"
    )
    if not check:
        stage(path, page).publish()


def _leaks(
    paths: CoursePaths, slug: str, references: Mapping[str, Reference], release: Tree
) -> list[Fault]:
    """Look through the released notebook: its text was clean, what was made of it must be too."""
    path = paths.release_notebook(slug)
    lines = release[PurePosixPath(path.name)].decode().split("\n")
    text = "\n".join(_said(line.strip().rstrip(",")) for line in lines)
    secrets = read_secrets(paths, slug, references, references)
    return find_leaks(secrets, [PublicText(path.relative_to(paths.root), 1, text)])


def _said(value: str) -> str:
    """Return the line of a cell that one line of a notebook file holds, if it holds one."""
    if not (value.startswith('"') and value.endswith('"')):
        return ""
    try:
        return str(json.loads(value)).rstrip("\n")
    except json.JSONDecodeError:
        return ""  # a key with its value
