"""The verb ``similar``: which submissions to a topic hold the same code, side by side on a page."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from autograder.authoring.reference import read_reference
from autograder.checking.reading import FoundAnswer, ReadCell, read_submission
from autograder.checking.repair import read_notebook
from autograder.checking.stored_answers import Kind
from autograder.course import Course
from autograder.errors import SubmissionError, UsageError
from autograder.gradebook.database import gradebook_exists
from autograder.gradebook.students import read_students
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.pipeline.calibrate import stored_answers
from autograder.pipeline.feedback import write_page
from autograder.pipeline.grade import released_stubs
from autograder.pipeline.report import similar_page
from autograder.reports.class_list import ClassMember
from autograder.reports.similar_page import render_similar
from autograder.similarity.comparison import (
    COMMON_SHARE,
    LEAST_TOKENS,
    CodeDocument,
    CodePart,
    Comparison,
    compare,
)

STORED = "stored answers"


@dataclass(frozen=True)
class EqualCode:
    """Two submissions that hold the same code; ``origin`` says where the second one is from."""

    first: str
    second: str
    origin: str
    equal_tokens: int
    share: float
    answers: tuple[str, ...]
    """The answers that are all but wholly the same."""


@dataclass(frozen=True)
class SimilarReport:
    """What was compared, what was found, and the page that shows it."""

    topic: str
    submissions: int
    others: int
    unreadable: tuple[str, ...]
    common: int
    """What more of the people than this have was left out."""
    pairs: tuple[EqualCode, ...]
    page: Path


def find_similar(
    course: Course,
    topic: Topic,
    *,
    earlier: Sequence[Path] = (),
    common_share: float = COMMON_SHARE,
    least_tokens: int = LEAST_TOKENS,
    progress: Callable[[str, int, int], None] = lambda *_: None,
) -> SimilarReport:
    """Compare what was handed in with one another, with earlier terms and the stored answers.

    Parameters
    ----------
    course : Course
        The course.
    topic : Topic
        What was handed in.
    earlier : sequence of Path
        Folders of earlier terms: a course, its ``submitted``, or a folder of notebooks.
    common_share : float
        Code that more of the people than this have is left out.
    least_tokens : int
        Equal tokens that a pair must have to be shown.
    progress : callable
        Called with who was read, the number read, and of how many.

    Raises
    ------
    UsageError
        If nothing was handed in, or there is nothing of the topic in an earlier term.
    RecordError
        If the page cannot be written.
    """
    paths = course.paths
    stubs = released_stubs(paths, topic)
    unreadable: list[str] = []
    own = list(_submissions(paths.submitted, topic, stubs, unreadable, progress))
    if not own:
        raise UsageError(
            f"{topic.slug}: there is nothing to compare. Got no submission that can be read. "
            "Run: autograder collect"
        )
    others = [*_stored(paths, topic)]
    for folder in earlier:
        others += _earlier(folder, topic, stubs, unreadable)
    released = [cell.source for cell in _released_cells(paths, topic)]
    found = compare([*own, *others], released, common_share=common_share, least_tokens=least_tokens)
    page = similar_page(paths, topic.slug)
    names = _names(course)
    write_page(paths, page, render_similar(found, topic, names, course_title=course.config.title))
    return _report(topic, own, others, unreadable, found, page)


def _report(
    topic: Topic,
    own: Sequence[CodeDocument],
    others: Sequence[CodeDocument],
    unreadable: Sequence[str],
    found: Comparison,
    page: Path,
) -> SimilarReport:
    pairs = tuple(
        EqualCode(
            pair.first.owner,
            pair.second.owner,
            pair.second.origin,
            pair.equal,
            round(pair.share, 3),
            pair.whole_parts,
        )
        for pair in found.pairs
    )
    return SimilarReport(
        topic.slug, len(own), len(others), tuple(unreadable), found.common, pairs, page
    )


def _names(course: Course) -> Mapping[str, str]:
    if not gradebook_exists(course.database):
        return {}
    return {
        one.id: ClassMember(one.id, one.last_name, one.first_name).name
        for one in read_students(course.database)
    }


# --- reading what is compared -----------------------------------------------------------------


def stored_documents(paths: CoursePaths, topic: Topic) -> Iterator[CodeDocument]:
    """Return the references as one document, then stored right answers: first, second ones ..."""
    references = {e.name: read_reference(paths, topic.slug, e.name) for e in topic.exercises}
    parts = [CodePart(name, found.solution_cell) for name, found in references.items()]
    yield CodeDocument("references", tuple(parts), STORED, is_person=False)
    right = {
        e.name: [one.source for one in stored_answers(paths, e) if one.kind is Kind.RIGHT]
        for e in topic.exercises
    }
    for turn in range(max(map(len, right.values()), default=0)):
        column = [CodePart(n, found[turn]) for n, found in right.items() if turn < len(found)]
        yield CodeDocument(f"right answers {turn + 1}", tuple(column), STORED, is_person=False)


def _stored(paths: CoursePaths, topic: Topic) -> Iterator[CodeDocument]:
    """Return the stored answers; a private copy of a course may have left them out."""
    try:
        yield from stored_documents(paths, topic)
    except FileNotFoundError:
        return


def _released_cells(paths: CoursePaths, topic: Topic) -> Iterator[ReadCell]:
    file = paths.release_notebook(topic.slug)
    if file.is_file():
        cells = read_notebook(file.read_bytes(), str(file)).cells
        yield from (cell for cell in cells if cell.cell_type == "code")


def _submissions(
    folder: Path,
    topic: Topic,
    stubs: Mapping[str, str],
    unreadable: list[str],
    progress: Callable[[str, int, int], None] = lambda *_: None,
    origin: str = "",
) -> Iterator[CodeDocument]:
    """Read ``<student>/<topic>/`` of all students; what cannot be read is named."""
    places = sorted(one for one in folder.glob(f"*/{topic.slug}") if one.is_dir())
    for number, place in enumerate(places, 1):
        student = place.parent.name
        try:
            read = read_submission(place, topic, stubs, where=f"{student}/{topic.slug}")
        except SubmissionError as error:
            unreadable.append(str(error))
        else:
            parts = [*_cell_parts(read.cells, read.answers), *_file_parts(read.own.contents)]
            yield CodeDocument(student, tuple(parts), origin)
        progress(student, number, len(places))


def _cell_parts(
    cells: Sequence[ReadCell], answers: Mapping[str, FoundAnswer]
) -> Iterator[CodePart]:
    titles = {place.cell: name for name, place in answers.items() if place.cell is not None}
    for cell in cells:
        if cell.cell_type == "code":
            yield CodePart(titles.get(cell.index) or f"cell {cell.index + 1}", cell.source)


def _file_parts(contents: Mapping[str, bytes]) -> Iterator[CodePart]:
    for name, content in sorted(contents.items()):
        if PurePosixPath(name).suffix == ".py":
            yield CodePart(name, content.decode("utf-8", errors="replace"))


def _earlier(
    folder: Path, topic: Topic, stubs: Mapping[str, str], unreadable: list[str]
) -> Collection[CodeDocument]:
    """Read an earlier term: the folder of a course, of submissions, or of notebooks alone."""
    inside = folder / "submitted"
    origin = folder.resolve().name
    place = inside if inside.is_dir() else folder
    found = list(_submissions(place, topic, stubs, unreadable, origin=origin))
    for file in sorted(place.glob("*.ipynb")):
        try:
            cells = read_notebook(file.read_bytes(), file.name).cells
        except SubmissionError as error:
            unreadable.append(str(error))
        else:
            found.append(CodeDocument(file.name, tuple(_cell_parts(cells, {})), origin))
    if not found:
        raise UsageError(
            f"{folder}: there is nothing of {topic.slug} here. Name the folder of a course, one "
            f"with STUDENT/{topic.slug}/ in it, or one with notebooks"
        )
    return found
