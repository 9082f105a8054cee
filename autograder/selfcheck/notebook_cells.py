"""Read the notebook beside ``selfcheck.py``. No more than Python itself is needed for that."""

import ast
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from autograder.checking.cell_labels import label_cells, sentence_start

# of the cell magics, those whose cell is Python that runs in the notebook itself
PYTHON_MAGICS = ("time", "timeit", "capture", "prun", "python", "python3")


class NotebookError(Exception):
    """There is not a notebook that can be read; the text says what to do."""


@dataclass(frozen=True)
class Cell:
    """A code cell; ``number`` counts those that are not empty, ``title`` says where it stands."""

    number: int
    source: str
    title: str = ""
    is_check: bool = False
    grade_id: str = ""
    part: ast.Module | None = field(default=None, compare=False, repr=False)
    """What is to be run of it, if not everything."""

    @property
    def answers(self) -> set[str]:
        """The names that the cell may answer: by its id, and by the functions it defines."""
        return {*defined_names(self.source), self.grade_id.removesuffix("-answer")}

    @property
    def seeming_names(self) -> set[str]:
        """The names that the cell seems to make, whether it is Python or not."""
        assigned = re.findall(r"^(\w[\w, ]*?)\s*=(?!=)", self.source, re.MULTILINE)
        classes = re.findall(r"^class\s+(\w+)", self.source, re.MULTILINE)
        named = {name.strip() for names in assigned for name in names.split(",")}
        return {*named, *classes, *self.answers}

    @property
    def python(self) -> str:
        """The source as plain Python, without the lines that only IPython understands."""
        return without_magics(self.source)


def defined_names(source: str) -> list[str]:
    """Name the functions that a text defines at its top, whether it is Python or not."""
    return re.findall(r"^def\s+(\w+)", source, re.MULTILINE)


def find_notebook(folder: Path, topic: str, exercises: Sequence[str]) -> tuple[Path, list[Cell]]:
    """Return the notebook that answers exercises of the topic, and its code cells.

    It is the newest with an answer that is more than the stub: a copy that was opened later, or
    was taken from the release again, is not the student's work.
    """
    found = []
    faults = []
    for path in folder.glob("*.ipynb"):
        try:
            cells = read_cells(path)
        except NotebookError as fault:
            faults.append(str(fault))
            continue
        if answered_in(cells, exercises):
            age, is_named_so = path.stat().st_mtime_ns, path.stem == topic
            is_begun = bool(written_answers(cells, exercises))
            order = (age, is_named_so) if is_begun else (is_named_so, age)
            found.append((is_begun, order, str(path), cells))
    if found:
        best = max(found, key=lambda entry: entry[:3])
        return Path(best[2]), best[3]
    reason = " ".join(faults) or f"Put {topic}.ipynb beside selfcheck.py."
    raise NotebookError(f"No notebook with answers to this topic lies in {folder}. {reason}")


def answered_in(cells: Sequence[Cell], exercises: Sequence[str]) -> set[str]:
    """Return the exercises that have an answer cell."""
    return {name for cell in cells for name in cell.answers}.intersection(exercises)


def written_answers(cells: Sequence[Cell], exercises: Sequence[str]) -> dict[str, str]:
    """Return the source of every answer that is more than the stub, by the exercise's name."""
    waiting = set(unwritten(cells, exercises))
    return {
        name: cell.source.strip()
        for cell in cells
        for name in cell.answers
        if name in exercises and name not in waiting
    }


def find_rivals(
    folder: Path, notebook: Path, cells: Sequence[Cell], exercises: Sequence[str]
) -> tuple[dict[str, int], list[str]]:
    """Look at the other notebooks that answer exercises of the topic.

    Return those that hold an answer which the chosen one does not hold, with how many answers
    are written in each, and the names of those that hold no other.
    """
    own = written_answers(cells, exercises)
    rivals: dict[str, int] = {}
    others: list[str] = []
    for path in sorted(folder.glob("*.ipynb")):
        try:
            theirs = read_cells(path) if path != notebook else []
        except NotebookError:
            continue
        if not answered_in(theirs, exercises):
            continue
        written = written_answers(theirs, exercises)
        if any(own.get(name) != source for name, source in written.items()):
            rivals[path.name] = len(written)
        else:
            others.append(path.name)
    return rivals, others


def read_cells(path: Path) -> list[Cell]:
    """Read the code cells of a notebook file, of old formats too."""
    try:
        notebook = json.loads(path.read_text(encoding="utf-8-sig"))
        sheets = notebook.get("worksheets") or [notebook]
        raw = [cell for sheet in sheets for cell in sheet["cells"]]
        texts = [cell.get("source", cell.get("input", "")) for cell in raw]
        sources = [text if isinstance(text, str) else "".join(map(str, text)) for text in texts]
        kinds = [str(cell["cell_type"]) for cell in raw]
    except json.JSONDecodeError as error:
        raise NotebookError(
            f"{path.name} is broken at line {error.lineno}: save it again."
        ) from None
    except (OSError, UnicodeDecodeError, KeyError, TypeError, AttributeError):
        raise NotebookError(f"{path.name} is not a notebook that can be read.") from None
    cells: list[Cell] = []
    titles = [sentence_start(name) for name in label_cells(zip(kinds, sources, strict=True))]
    for cell, kind, source, title in zip(raw, kinds, sources, titles, strict=True):
        if kind == "code" and source.strip():
            mark = cell.get("metadata", {}).get("nbgrader", {})
            is_check = bool(mark.get("grade")) and not mark.get("solution")
            is_check = is_check or _only_checks(source)
            grade_id = str(mark.get("grade_id", cell.get("id", "")))
            cells.append(Cell(len(cells) + 1, source, title, is_check, grade_id))
    return cells


def unwritten(cells: Sequence[Cell], exercises: Sequence[str]) -> list[str]:
    """Name the exercises whose answer is still the stub, as far as the text tells."""
    stubs = {n for c in cells if "raise NotImplementedError" in c.source for n in c.answers}
    return [name for name in exercises if name in stubs]


def _only_checks(source: str) -> bool:
    lines = [line for line in source.splitlines() if line.strip() and not line.startswith("#")]
    return all(re.match(r"check\(.*\)\s*$", line) for line in lines)


def without_magics(source: str) -> str:
    """Replace IPython's own lines, which are not Python, by lines that do nothing.

    ``%run mine.py`` runs the file. Only a line that the parser refuses is touched, so a ``%`` in a
    formula or a text stays.
    """
    lines = source.split("\n")
    cell_magic = re.match(r"%%(\w+)", lines[0])
    if cell_magic:
        if cell_magic[1] not in PYTHON_MAGICS:
            return ""
        lines[0] = ""
    for _ in lines:
        try:
            ast.parse("\n".join(lines))
        except SyntaxError as error:
            place = (error.lineno or 1) - 1
            plain = _without_magic(lines[place]) if place < len(lines) else None
            if plain is None:
                break
            lines[place] = plain
        except ValueError:  # a null byte: the compiler will say so
            break
        else:
            break
    return "\n".join(lines)


def runs_file(node: ast.stmt) -> bool:
    """Whether a statement holds what a line ``%run mine.py`` is replaced by."""
    return "exec(compile(open(" in ast.unparse(node)


def _without_magic(line: str) -> str | None:
    """Return the line as Python; None if it is not IPython's."""
    indent = line[: len(line) - len(line.lstrip())]
    timed = re.match(r"\s*%(?:time|timeit)\s+(?!-)(.+)", line)
    assigned = re.match(r"\s*([\w, ]+?)\s*=\s*[%!]", line)
    ran = re.fullmatch(r"\s*%run\s+(?:-[a-z]\s+)*([\w./-]+?)(?:\.py)?(?:\s.*)?", line)
    if timed:
        return indent + timed[1]
    if ran and not ran[1].endswith(".ipynb"):
        return f'{indent}exec(compile(open("{ran[1]}.py").read(), "{ran[1]}.py", "exec"))'
    if assigned:
        return f"{indent}{assigned[1]} = None"
    if line.lstrip().startswith(("%", "!", "?")) or line.rstrip().endswith("?"):
        return f"{indent}pass"
    return None
