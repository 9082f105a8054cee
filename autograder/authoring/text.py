"""``notebook.md``: MyST Markdown, read into pieces that remember their lines."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from jupytext.myst import MystMetadataParsingError, myst_to_notebook
from nbformat import NotebookNode

from autograder.errors import CourseTextError, Fault
from autograder.paths import CoursePaths


@dataclass(frozen=True)
class Markdown:
    """A cell of prose; ``line`` is that of its first line."""

    line: int
    text: str


@dataclass(frozen=True)
class Code:
    """An ordinary code cell; ``line`` is that of its first line, ``tag`` says what it is for."""

    line: int
    text: str
    tag: str = ""


@dataclass(frozen=True)
class PlacedExercise:
    """Where an exercise goes."""

    line: int
    name: str


@dataclass(frozen=True)
class PlacedQuestion:
    """Where the answer to a written question goes."""

    line: int
    name: str


@dataclass(frozen=True)
class PlacedErratum:
    """Where an erratum of the notes goes."""

    line: int
    name: str


@dataclass(frozen=True)
class PlacedShared:
    """Where a text goes that several notebooks share."""

    line: int
    name: str


Placed = PlacedExercise | PlacedQuestion | PlacedErratum | PlacedShared
Piece = Markdown | Code | Placed

_PLACED: dict[str, type[Placed]] = {
    "exercise": PlacedExercise,
    "question": PlacedQuestion,
    "erratum": PlacedErratum,
    "shared": PlacedShared,
}
_PLAIN_TAGS = ("experiment", "play", "library")
_NBGRADER_MARK = re.compile(
    r"(BEGIN|END) (SOLUTION|HIDDEN TESTS|MARK SCHEME)|#+ (HASHED )?AUTOTEST"
)
_LINE_IN_ERROR = re.compile(r"at line (\d+)")


def read_text(paths: CoursePaths, slug: str) -> tuple[Piece, ...]:
    """Read the pieces of a topic's text in order; a CourseTextError holds all its faults."""
    path = paths.notebook_text(slug)
    shown = path.relative_to(paths.root)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CourseTextError([Fault(shown, 1, "the file is missing. Write it.")]) from None
    return parse_text(text, shown)


def parse_text(text: str, shown: Path) -> tuple[Piece, ...]:
    """Read the pieces of ``text``, shown as ``shown`` in messages; see `read_text`."""
    try:
        notebook = myst_to_notebook(text, add_source_map=True)
    except MystMetadataParsingError as error:
        found = _LINE_IN_ERROR.search(str(error))
        message = f"the cell's options cannot be read: {error}"
        raise CourseTextError([Fault(shown, int(found[1]) if found else 1, message)]) from None
    lines = text.splitlines()
    pieces: list[Piece] = []
    faults: list[Fault] = []
    for cell, mapped in zip(notebook.cells, notebook.metadata["source_map"], strict=True):
        line = _first_line(lines, mapped, cell.source)
        piece = _piece(cell, line)
        if isinstance(piece, str):
            faults.append(Fault(shown, line, piece))
        else:
            pieces.append(piece)
        faults.extend(faults_of_marks(cell.source, line, shown))
    if faults:
        raise CourseTextError(faults)
    return tuple(pieces)


def _first_line(lines: list[str], mapped: int, source: str) -> int:
    """Return the number of the line on which a cell's text starts: jupytext maps only the cell."""
    body = source.splitlines()
    for index in range(mapped, len(lines)):
        if lines[index : index + len(body)] == body and (body or not lines[index].strip()):
            return index + 1
    return max(1, mapped)


def _piece(cell: NotebookNode, line: int) -> Piece | str:
    """Return the piece that a cell is, or what is wrong with it."""
    if cell.cell_type == "markdown":
        return Markdown(line, cell.source)
    if cell.cell_type != "code":
        return f"a {cell.cell_type} cell has no place here. Use Markdown or {{code-cell}}."
    tags = cell.metadata.get("tags", [])
    known = [*_PLACED, *_PLAIN_TAGS]
    if not isinstance(tags, list) or len(tags) > 1 or any(tag not in known for tag in tags):
        return f"unknown tags {tags!r}. Write one of {', '.join(known)}, or none."
    other = sorted(set(cell.metadata) - {"tags"})
    if other:
        return f"unknown cell option {other[0]!r}. Only :tags: is known here."
    if not tags or tags[0] in _PLAIN_TAGS:
        return Code(line, cell.source, tags[0] if tags else "")
    name = cell.source.strip()
    if not name or len(name.split()) > 1:
        return f"a cell tagged {tags[0]} holds one name and nothing else. Got {name!r}."
    return _PLACED[tags[0]](line, name)


def faults_of_marks(source: str, line: int, shown: Path) -> Iterator[Fault]:
    """Yield nbgrader's own marks in a text whose first line is ``line``: they would cut cells."""
    for offset, words in enumerate(source.splitlines()):
        found = _NBGRADER_MARK.search(words)
        if found:
            message = f"{found[0]!r} is a mark of nbgrader, which would cut this cell. Reword it."
            yield Fault(shown, line + offset, message)
