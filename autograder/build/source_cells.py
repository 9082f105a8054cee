"""The cells of the instructor's notebook, in order, as plain records."""

import hashlib
import html
import inspect
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from autograder.authoring.expected_figures import FOLDER, NO_FIGURES, ExpectedFigures
from autograder.authoring.reference import Reference
from autograder.authoring.text import (
    Code,
    Markdown,
    Piece,
    PlacedErratum,
    PlacedExercise,
    PlacedQuestion,
)
from autograder.counted_words import count_of
from autograder.model import Erratum, Exercise, Question, Topic
from autograder.selfcheck import opened_alone

Role = Literal["answer", "check", "question"]

# A student can redefine `check`, so a notebook that grades itself would give away marks.
_SIDE_DOOR = """\
### BEGIN HIDDEN TESTS
raise RuntimeError("This notebook does not grade itself. Run: autograder grade {topic}")
### END HIDDEN TESTS"""


_FILES_TITLE = "# @title Gets the files of this topic if the notebook was opened without them"

EXPECTED = "expected"
"""Ends the ids of cells that show what the cell before them should draw."""


@dataclass(frozen=True)
class SourceCell:
    """One cell of ``source/``; ``role`` says what it is to nbgrader, if anything."""

    id: str
    kind: Literal["markdown", "code"]
    text: str
    role: Role | None = None
    points: int = 0
    is_folded: bool = False


def cells_of(
    topic: Topic,
    pieces: Sequence[Piece],
    references: Mapping[str, Reference],
    release_url: str = "",
    expected: ExpectedFigures = NO_FIGURES,
) -> tuple[SourceCell, ...]:
    """Return the cells of a topic's notebook; all placed names are known ones.

    The first code cell gets the files of the topic, from ``release_url`` if the course has one,
    where somebody opened the notebook alone. Below a cell that draws stands folded what it should
    draw.
    """
    cells: list[SourceCell] = []
    for piece in pieces:
        if isinstance(piece, Code) and not any(cell.kind == "code" for cell in cells):
            cells.append(_files_cell(topic, release_url))
        made = list(_cells_of_piece(topic, piece, references))
        cells += [*made, *_expected_cells(made, expected)]
    return _with_own_ids(cells)


def graded_ids(cells: Sequence[SourceCell]) -> tuple[str, ...]:
    """Return the ids that nbgrader's database knows: they are frozen once there are submissions."""
    return tuple(cell.id for cell in cells if cell.role)


def _cells_of_piece(
    topic: Topic, piece: Piece, references: Mapping[str, Reference]
) -> Iterator[SourceCell]:
    match piece:
        case Markdown(text=text):
            yield SourceCell(_id_from_text("text", text), "markdown", text)
        case Code(text=text):
            yield SourceCell(_id_from_text("code", text), "code", text)
        case PlacedExercise(name=name):
            yield from _exercise_cells(topic, topic.exercise(name), references[name])
        case PlacedQuestion(name=name):
            question = next(known for known in topic.questions if known.id == name)
            yield from _question_cells(question)
        case PlacedErratum(name=name):
            erratum = next(known for known in topic.errata if known.id == name)
            yield SourceCell(f"{erratum.id}-erratum", "markdown", _erratum_text(erratum))


def _expected_cells(
    drawing: Sequence[SourceCell], expected: ExpectedFigures
) -> Iterator[SourceCell]:
    """Return a folded picture of what a cell draws once the functions that it needs are right."""
    figures = [figure for cell in drawing for figure in expected.of_cell(cell.id)]
    if figures:
        summary = "The figure to expect" if len(figures) == 1 else "The figures to expect"
        pictures = [f"![{plain_alt(one.alt)}]({FOLDER}/{one.file})" for one in figures]
        text = "\n\n".join([f"<details><summary>{summary}</summary>", *pictures, "</details>"])
        yield SourceCell(f"{drawing[0].id}-{EXPECTED}", "markdown", text)


def plain_alt(words: str) -> str:
    """Take out what would end the words of a picture in Markdown."""
    return words.replace("[", "(").replace("]", ")").replace("\n", " ")


def _files_cell(topic: Topic, release_url: str) -> SourceCell:
    module = inspect.getsource(opened_alone)
    code = module.removeprefix(f'"""{opened_alone.__doc__}"""').strip()
    call = f'get_topic_files("{topic.slug}.zip", "{release_url}")'
    inside = textwrap.indent(f"{code}\n\n\n{call}", "    ")
    text = f"{_FILES_TITLE}\ntry:\n    import selfcheck\nexcept ModuleNotFoundError:\n{inside}"
    return SourceCell("files-of-the-topic", "code", text, is_folded=True)


def _exercise_cells(topic: Topic, exercise: Exercise, reference: Reference) -> Iterator[SourceCell]:
    number = topic.exercises.index(exercise) + 1
    yield SourceCell(f"{exercise.name}-title", "markdown", _exercise_title(number, exercise))
    yield SourceCell(exercise.answer_cell, "code", reference.solution_cell, "answer")
    check = f'check("{exercise.name}")\n{_SIDE_DOOR.format(topic=topic.slug)}'
    yield SourceCell(exercise.check_cell, "code", check, "check", exercise.points)


def _exercise_title(number: int, exercise: Exercise) -> str:
    unit = "bonus point" if exercise.is_bonus else "point"
    worth = count_of(exercise.max_points, unit)
    lines = [f"#### Exercise {number} · `{exercise.name}` · {worth}"]
    if exercise.uses:
        lines.append(f"Uses {_listed(exercise.uses)}.")
    if exercise.write_yourself:
        lines.append(f"Write it yourself: {_listed(exercise.write_yourself)} may not be called.")
    return "\n\n".join(lines)


def _question_cells(question: Question) -> Iterator[SourceCell]:
    title = f"#### Question · {count_of(question.points, 'point')}, marked by a person"
    yield SourceCell(f"{question.id}-title", "markdown", title)
    rubric = "\n".join(f"- {line}" for line in question.rubric)
    answer = (
        f"<!-- BEGIN SOLUTION -->\n{question.model_answer.strip()}\n\n"
        f"**Rubric**\n\n{rubric}\n<!-- END SOLUTION -->"
    )
    yield SourceCell(question.cell, "markdown", answer, "question", question.points)


def _erratum_text(erratum: Erratum) -> str:
    paragraphs = (
        f"<details><summary>If you read the notes ({html.escape(erratum.notes)})</summary>",
        f"They say: {_with_stop(erratum.says)}",
        f"It should say: {_with_stop(erratum.right)}",
        f"(See: {erratum.source.rstrip('.')}.)",
        "</details>",
    )
    return "\n\n".join(paragraph.strip() for paragraph in paragraphs)


def _with_stop(text: str) -> str:
    """End a sentence with a full stop unless it has an end of its own."""
    return text if text.rstrip().endswith((".", "!", "?", "$$")) else f"{text.rstrip()}."


def _listed(names: Sequence[str]) -> str:
    quoted = [f"`{name}`" for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} and {quoted[-1]}"


def _id_from_text(kind: str, text: str) -> str:
    """Return an id that stays while other cells come and go."""
    return f"{kind}-{hashlib.sha256(text.encode()).hexdigest()[:12]}"


def _with_own_ids(cells: Sequence[SourceCell]) -> tuple[SourceCell, ...]:
    """Number cells that say the same, so that no two share an id."""
    seen: dict[str, int] = {}
    numbered: list[SourceCell] = []
    for cell in cells:
        seen[cell.id] = seen.get(cell.id, 0) + 1
        again = f"{cell.id}-{seen[cell.id]}" if seen[cell.id] > 1 else cell.id
        numbered.append(replace(cell, id=again))
    return tuple(numbered)
