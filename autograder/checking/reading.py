"""Reading a submission: bytes in, records out. Nothing of it is run, imported or believed."""

import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePath

from autograder.checking.answer_cells import (
    AnswerState,
    FoundAnswer,
    QuestionAnswer,
    ReadNotebook,
    find_answer,
    find_question,
)
from autograder.checking.files import FolderContents, read_files
from autograder.checking.files_beside import MAX_BYTES, OwnFiles, hidden_modules, read_own_files
from autograder.checking.missing_answers import explained
from autograder.checking.repair import ReadCell, read_notebook, read_script
from autograder.checking.syntax import breakpoint_in
from autograder.control_characters import escape_line
from autograder.errors import SubmissionError
from autograder.model import Topic
from autograder.quotation_marks import quoted

__all__ = [
    "AnswerState",
    "FoundAnswer",
    "QuestionAnswer",
    "ReadCell",
    "Submission",
    "read_submission",
]

MAX_NOTES = 100
_SCHEMA_VERSION = 3  # of nbgrader's cell metadata


@dataclass(frozen=True)
class Submission:
    """Everything that reading found out about one submission."""

    topic: str
    notebook: str
    """The name of the file that counts, relative to the submission's folder."""
    sha256: str
    """Over the names and bytes of all files that may be the notebook, or may be read by it."""
    cells: tuple[ReadCell, ...]
    answers: Mapping[str, FoundAnswer]
    questions: Mapping[str, QuestionAnswer]
    notes: tuple[str, ...] = ()
    """Sentences about the files and the notebook as a whole; answers carry their own."""

    @property
    def titles(self) -> dict[int, str]:
        """Where each cell stands, as a sentence begins with it, by its index."""
        return {cell.index: cell.title for cell in self.cells}

    own: OwnFiles = field(default_factory=OwnFiles)
    """The files of the student's own that lie beside it."""
    newer_in: Mapping[int, str] = field(default_factory=dict)
    """What only a newer Python reads, by the index of the cell that holds it."""

    @property
    def answered_questions(self) -> tuple[str, ...]:
        """The written questions that a person has to read."""
        return tuple(name for name, answer in self.questions.items() if answer.is_touched)


@dataclass(frozen=True)
class _Candidate:
    """One readable file that may be the notebook, with how much of the topic it holds."""

    name: str
    notebook: ReadNotebook
    notes: tuple[str, ...]
    answers: int
    known: int
    rank: tuple[object, ...]


def read_submission(
    folder: Path,
    topic: Topic,
    stubs: Mapping[str, str],
    *,
    where: str = "",
    released: Collection[str] = (),
    max_bytes: int = MAX_BYTES,
) -> Submission:
    """Read what one student handed in for one topic.

    Parameters
    ----------
    folder : Path
        The submission's folder, such as ``submitted/s041/linear_regression``.
    topic : Topic
        The topic that it was handed in for.
    stubs : Mapping[str, str]
        The source of the released stub of every exercise of the topic, by name.
    where : str, optional
        What messages call the folder, if it is read from a copy; by default its own name.
    released : collection of str, optional
        The files of the release, relative to its folder: they are nobody's own.
    max_bytes : int, optional
        What a file in the sandbox may have.

    Raises
    ------
    SubmissionError
        If there is no readable notebook of this topic; the message says what was found.
    """
    files = read_files(folder, where)
    strange = [name for name in files.others if name not in released]
    has_released, files.others = len(strange) < len(files.others), strange
    candidates = _candidates(files, topic)
    nothing = "only files of the release" if has_released else "an empty folder"
    chosen = _choose(candidates, files, topic, nothing)
    own = read_own_files(folder, files, chosen.name, released, max_bytes)
    trees = [parsed.tree for parsed in chosen.notebook.parsed.values()]
    notes = files.notes + _choice_notes(chosen, candidates, files, topic)
    notes += [*own.notes, *hidden_modules(own.contents, trees)]
    return Submission(
        topic=topic.slug,
        notebook=chosen.name,
        sha256=_digest(files, own),
        cells=chosen.notebook.cells,
        answers={e.name: _answer(chosen.notebook, topic, e.name, stubs) for e in topic.exercises},
        own=own,
        newer_in={n: p.error for n, p in chosen.notebook.parsed.items() if p.is_newer},
        questions={q.id: find_question(chosen.notebook, topic, q.id) for q in topic.questions},
        notes=_some(
            [
                *notes,
                *chosen.notes,
                *_metadata_notes(chosen.notebook.cells, topic),
                *_breakpoint_notes(chosen.notebook),
            ]
        ),
    )


def _digest(files: FolderContents, own: OwnFiles) -> str:
    """Hash what may be the notebook, and whatever else lies beside it."""
    others = {name: content for name, content in own.contents.items() if name not in files.contents}
    if not others:
        return files.sha256
    digest = hashlib.sha256(files.sha256.encode())
    for name, content in sorted(others.items()):
        digest.update(hashlib.sha256(name.encode("utf-8", "surrogateescape")).digest())
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()


def _answer(
    notebook: ReadNotebook, topic: Topic, name: str, stubs: Mapping[str, str]
) -> FoundAnswer:
    return explained(find_answer(notebook, topic, name, stubs[name]), notebook)


# --- which file counts ------------------------------------------------------------------------


def _candidates(files: FolderContents, topic: Topic) -> list[_Candidate]:
    """Read every file that may be the notebook; those that cannot be read become failures.

    Scripts only count where no notebook does. What one file holds is forgotten before the next is
    read: a tree takes hundreds of times the room of its text.
    """
    found: list[_Candidate] = []
    for name, content in sorted(files.contents.items(), key=lambda file: _is_script(file[0])):
        is_script = _is_script(name)
        if is_script and any(candidate.known for candidate in found):
            break
        read = read_script if is_script else read_notebook
        try:
            repaired = read(content, f"{files.where}/{escape_line(name)}")
        except SubmissionError as error:
            files.failures[name] = str(error)
            continue
        notebook = ReadNotebook(repaired.cells)
        answers, known = _holdings(notebook, topic)
        rank = (known > 0, not is_script, answers, known, name == f"{topic.slug}.ipynb")
        fresh = ReadNotebook(repaired.cells)
        found.append(_Candidate(name, fresh, repaired.notes, answers, known, rank))
    return found


def _is_script(name: str) -> bool:
    return PurePath(name).suffix.lower() == ".py"


def _holdings(notebook: ReadNotebook, topic: Topic) -> tuple[int, int]:
    """Count the exercises with an answer, and the functions and cells that are known at all."""
    ids = {cell.grade_id for cell in notebook.cells}
    answers = known = 0
    for exercise in topic.exercises:
        place = find_answer(notebook, topic, exercise.name, "")
        answers += place.state is AnswerState.PRESENT
        is_known = place.cell is not None or exercise.answer_cell in ids
        known += is_known or exercise.check_cell in ids
    return answers, known + sum(question.cell in ids for question in topic.questions)


def _choose(
    candidates: Sequence[_Candidate], files: FolderContents, topic: Topic, nothing: str
) -> _Candidate:
    """Return the file that counts; ``nothing`` says what is there when nobody's own file is."""
    best = max(candidates, key=lambda c: c.rank, default=None)
    if best is not None and best.known:
        return best
    # A notebook that cannot be read explains more than a readable file of something else.
    for name in sorted(files.failures, key=lambda n: (PurePath(n).suffix != ".ipynb", n)):
        raise SubmissionError(files.failures[name])
    if best is not None:
        raise SubmissionError(
            f"{files.where}/{escape_line(best.name)}: this is not the notebook of "
            f"{topic.slug}, none of its exercises is in it. Got {_described(best.notebook)}. "
            f"Hand in {topic.slug}.ipynb."
        )
    raise SubmissionError(_no_notebook(files, topic, nothing))


def _no_notebook(files: FolderContents, topic: Topic, nothing: str) -> str:
    suffixes = {PurePath(name).suffix.lower() for name in files.others}
    if suffixes & {".html", ".htm", ".pdf"}:
        what = "a page for reading was handed in in place of the notebook; it cannot be run"
    elif ".zip" in suffixes:
        what = "there is no notebook outside the zip file"
    else:
        what = "there is no notebook"
    got = _listed(files.others) or nothing
    return f"{files.where}: {what}. Got {got}. Hand in the file {topic.slug}.ipynb itself."


def _described(notebook: ReadNotebook) -> str:
    """Report what another notebook holds: its functions, else its ids, else its title."""
    if notebook.definitions:
        return "the functions " + _listed(notebook.definitions)
    ids = [cell.grade_id for cell in notebook.cells if cell.grade_id]
    if ids:
        return "the cells " + _listed(ids)
    for cell in notebook.cells:
        if cell.cell_type == "markdown" and cell.source.strip():
            text = quoted(escape_line(cell.source, 50))
            return f"{len(notebook.cells)} cells that begin with {text}"
    return f"{len(notebook.cells)} cells without any function"


def _listed(names: Iterable[str], limit: int = 5) -> str:
    shown = [escape_line(name, 60) for name in names]
    return ", ".join(shown[:limit]) + (" and more" if len(shown) > limit else "")


# --- notes ------------------------------------------------------------------------------------


def _some(notes: Sequence[str]) -> tuple[str, ...]:
    """Keep so many notes as somebody reads; a file can be made to give rise to thousands."""
    left = len(notes) - MAX_NOTES
    return (*notes[:MAX_NOTES], *([f"{left} more notes like these are left out."] * (left > 0)))


def _choice_notes(
    chosen: _Candidate, candidates: Sequence[_Candidate], files: FolderContents, topic: Topic
) -> list[str]:
    notes = []
    name = escape_line(chosen.name)
    if chosen.name.endswith(".ipynb") and chosen.name != f"{topic.slug}.ipynb":
        notes.append(f"The notebook is called `{name}`; it was recognised by its contents.")
    notes += [
        f"Two notebooks were handed in: `{name}` counts, with {chosen.answers} answers; "
        f"`{escape_line(other.name)}` holds {other.answers} and was left out."
        for other in candidates
        if other is not chosen and other.name.lower().endswith(".ipynb")
    ]
    notes += [
        f"A file was left out because it cannot be read: {failure}"
        for failed, failure in files.failures.items()
        if failed.lower().endswith(".ipynb")
    ]
    return notes


def _breakpoint_notes(notebook: ReadNotebook) -> Iterator[str]:
    for index, parsed in notebook.parsed.items():
        call = breakpoint_in(parsed.tree) if parsed.tree else ""
        if call:
            yield (
                f"{notebook.cells[index].title} calls `{escape_line(call, 60)}`. While a notebook "
                "is graded there is no debugger, so it is passed over; take it out."
            )


def _metadata_notes(cells: Sequence[ReadCell], topic: Topic) -> list[str]:
    """Report where a cell's metadata differs from the course. Marks never come from metadata."""
    expected: dict[str, dict[str, object]] = {}
    for e in topic.exercises:
        expected[e.answer_cell] = {"grade": False, "solution": True}
        expected[e.check_cell] = {"grade": True, "solution": False, "points": e.points}
    for question in topic.questions:
        expected[question.cell] = {"grade": True, "solution": True, "points": question.points}
    notes = []
    for cell in cells:
        if not cell.claims or cell.grade_id not in expected:
            continue
        wanted = {"schema_version": _SCHEMA_VERSION, **expected[cell.grade_id]}
        edited = [
            f"{key} is {escape_line(repr(cell.claims[key]), 30)} instead of {value}"
            for key, value in wanted.items()
            if key in cell.claims and cell.claims[key] != value
        ]
        if edited:
            notes.append(
                f"{cell.title} (`{cell.grade_id}`): its metadata was edited "
                f"({', '.join(edited)}). Marks come from the course: it changes nothing."
            )
    if not any(cell.claims for cell in cells):
        notes.append("All nbgrader metadata is gone; answers were found in other ways.")
    return notes
