"""Finding a student's answers among the cells: by cell id, else by the function's name."""

import ast
import difflib
import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from autograder.checking.repair import ReadCell
from autograder.checking.syntax import (
    FunctionNode,
    Parsed,
    functions_in,
    is_untouched,
    other_bindings_in,
    parse_cells,
    signature_of,
)
from autograder.control_characters import escape_line
from autograder.model import Topic

# What the released question cell says, whether build or nbgrader wrote it.
_PLACEHOLDER = re.compile(r"[\s*_]*your answer here[\s*_.…]*", re.IGNORECASE)


class AnswerState(StrEnum):
    """What stands in the notebook for one exercise."""

    PRESENT = "present"
    UNTOUCHED = "untouched"
    MISSING = "missing"
    SYNTAX_ERROR = "syntax error"


@dataclass(frozen=True)
class FoundAnswer:
    """Where the answer to one exercise stands, and what is odd about it."""

    exercise: str
    cell: int | None
    state: AnswerState
    line: int | None = None
    """The line within the cell of the definition, or of the syntax error."""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class QuestionAnswer:
    """The answer to one written question."""

    question: str
    cell: int | None
    text: str
    is_touched: bool
    """Whether a person has to read it."""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Definition:
    """One function that a cell defines."""

    cell: ReadCell
    node: FunctionNode


@dataclass(frozen=True)
class Enclosure:
    """The class or function inside which a cell defines a function."""

    cell: ReadCell
    node: FunctionNode | ast.ClassDef


class ReadNotebook:
    """The cells of one notebook with everything that they define, found once."""

    def __init__(self, cells: Sequence[ReadCell]) -> None:
        self.cells = tuple(cells)

    @functools.cached_property
    def parsed(self) -> dict[int, Parsed]:
        """The code cells as trees, by index."""
        code = [cell for cell in self.cells if cell.cell_type == "code"]
        trees = parse_cells(cell.source for cell in code)
        return {cell.index: parsed for cell, parsed in zip(code, trees, strict=True)}

    @functools.cached_property
    def definitions(self) -> dict[str, list[Definition]]:
        """Every function that the notebook defines, by name, in the order of the cells."""
        found: dict[str, list[Definition]] = {}
        for index, parsed in self.parsed.items():
            for node in functions_in(parsed.tree) if parsed.tree else ():
                found.setdefault(node.name, []).append(Definition(self.cells[index], node))
        return found

    @functools.cached_property
    def bindings(self) -> dict[str, tuple[ReadCell, int]]:
        """The last cell and line that binds a name otherwise than by ``def``."""
        found: dict[str, tuple[ReadCell, int]] = {}
        for index, parsed in self.parsed.items():
            for name, line in other_bindings_in(parsed.tree) if parsed.tree else ():
                found[name] = (self.cells[index], line)
        return found

    @functools.cached_property
    def enclosed(self) -> dict[str, Enclosure]:
        """The first definition of each name inside a class or a function, with what is around it.

        The notebook itself does not see them.
        """
        found: dict[str, Enclosure] = {}
        for index, parsed in self.parsed.items():
            for outer in ast.walk(parsed.tree) if parsed.tree else ():
                if isinstance(outer, ast.ClassDef | FunctionNode):
                    for node in outer.body:
                        if isinstance(node, FunctionNode):
                            found.setdefault(node.name, Enclosure(self.cells[index], outer))
        return found

    def with_id(self, grade_id: str) -> list[ReadCell]:
        """Return the cells that carry an id; more than one after copy and paste."""
        return [cell for cell in self.cells if cell.grade_id == grade_id]


def find_answer(notebook: ReadNotebook, topic: Topic, name: str, stub: str) -> FoundAnswer:
    """Find the answer to one exercise; the last definition of its function counts."""
    definitions = notebook.definitions.get(name, [])
    if definitions:
        return _defined(notebook, definitions, name, stub)
    broken = _broken_cell(notebook, topic, name)
    if broken is not None:
        error = notebook.parsed[broken.index]
        note = (
            f"{broken.title}, line {error.error_line}: Python cannot read the cell of "
            f"`{name}` ({error.error}), so there is no answer to test."
        )
        return FoundAnswer(
            name, broken.index, AnswerState.SYNTAX_ERROR, error.error_line, notes=(note,)
        )
    if name in notebook.bindings:
        cell, line = notebook.bindings[name]
        note = f"`{name}` is not written as a `def`; {cell.place}, line {line} binds it."
        return FoundAnswer(name, cell.index, AnswerState.PRESENT, line, notes=(note,))
    return FoundAnswer(
        name, None, AnswerState.MISSING, notes=(_why_missing(notebook, topic, name),)
    )


def _defined(
    notebook: ReadNotebook, definitions: Sequence[Definition], name: str, stub: str
) -> FoundAnswer:
    last = definitions[-1]
    is_stub = is_untouched(last.node)
    notes = _duplicate_notes(definitions, name)
    if not is_stub:
        notes += _signature_notes(last, stub)
    for cell in notebook.with_id(f"{name}-answer"):
        parsed = notebook.parsed.get(cell.index)
        if parsed is not None and parsed.tree is None:
            notes.append(
                f"{cell.title}, line {parsed.error_line}: Python cannot read this cell "
                f"({parsed.error}); the `{name}` of {last.cell.place} counts."
            )
    state = AnswerState.UNTOUCHED if is_stub else AnswerState.PRESENT
    return FoundAnswer(name, last.cell.index, state, last.node.lineno, tuple(notes))


def _duplicate_notes(definitions: Sequence[Definition], name: str) -> list[str]:
    cells = list(dict.fromkeys(found.cell for found in definitions))
    if len(definitions) == 1:
        return []
    if len(cells) == 1:
        return [f"{cells[0].title} defines `{name}` {len(definitions)} times; the last counts."]
    note = (
        f"`{name}` is defined in {_listed([cell.place for cell in cells])}; as in Python, "
        "the last counts."
    )
    if is_untouched(definitions[-1].node) and not all(is_untouched(d.node) for d in definitions):
        note += " It is the untouched stub and hides the answer above it: delete that copy."
    return [note]


def _listed(names: Sequence[str], limit: int = 4) -> str:
    shown = names if len(names) <= limit else [*names[: limit - 1], "elsewhere", names[-1]]
    return " and ".join(shown)


def _signature_notes(found: Definition, stub: str) -> list[str]:
    expected, actual = _signature_in(stub), signature_of(found.node)
    if expected in ("", actual):
        return []
    return [
        f"{found.cell.title}: the signature was changed. Expected "
        f"`{expected}`, found `{escape_line(actual, 120)}`."
    ]


@functools.cache
def _signature_in(stub: str) -> str:
    function = next(functions_in(ast.parse(stub)), None)
    return "" if function is None else signature_of(function)


def _broken_cell(notebook: ReadNotebook, topic: Topic, name: str) -> ReadCell | None:
    """Return the cell with a syntax error in which the answer must stand, if there is one."""
    answer_cell = topic.exercise(name).answer_cell
    definition = re.compile(rf"^[ \t]*(?:async[ \t]+)?def[ \t]+{re.escape(name)}\b", re.MULTILINE)
    broken = [
        notebook.cells[index] for index, parsed in notebook.parsed.items() if parsed.tree is None
    ]
    by_name = [cell for cell in broken if definition.search(cell.source)]
    by_id = [cell for cell in broken if cell.grade_id == answer_cell]
    found = by_name or by_id
    return found[-1] if found else None


def _why_missing(notebook: ReadNotebook, topic: Topic, name: str) -> str:
    answer_cell = topic.exercise(name).answer_cell
    for cell in notebook.cells:
        is_its_cell = cell.grade_id == answer_cell or f"def {name}(" in cell.source
        if cell.cell_type != "code" and is_its_cell:
            return (
                f"{cell.title} with `{name}` was turned from code into {cell.cell_type.title()}, "
                "so it does not run: no answer. Turn it back into a code cell."
            )
    found = _renamed(notebook, topic, name)
    if found is not None:
        return (
            f"Expected `{name}`; found `{escape_line(found.node.name)}` in "
            f"{found.cell.place}. A function must keep its name to be graded."
        )
    cells = notebook.with_id(answer_cell)
    if cells:
        return f"{cells[-1].title} is the answer cell of `{name}` and defines no function."
    return f"There is no `{name}` in the notebook: its answer cell was deleted or is older."


def _renamed(notebook: ReadNotebook, topic: Topic, name: str) -> Definition | None:
    """Return the function that is most likely the answer under another name."""
    names = {exercise.name for exercise in topic.exercises}
    strangers = {n: found[-1] for n, found in notebook.definitions.items() if n not in names}
    answer_cell = topic.exercise(name).answer_cell
    in_its_cell = [d for d in strangers.values() if d.cell.grade_id == answer_cell]
    near = difflib.get_close_matches(name, list(strangers), n=1, cutoff=0.75)
    if near:
        return strangers[near[0]]
    return in_its_cell[0] if len(in_its_cell) == 1 else None


def find_question(notebook: ReadNotebook, topic: Topic, question: str) -> QuestionAnswer:
    """Find the answer to a written question by its cell id."""
    wanted = next(q.cell for q in topic.questions if q.id == question)
    cells = notebook.with_id(wanted)
    if cells:
        touched = [cell for cell in cells if not _is_placeholder(cell.source)]
        chosen = touched[-1] if touched else cells[-1]
        return QuestionAnswer(question, chosen.index, chosen.source, bool(touched))
    if any(cell.grade_id for cell in notebook.cells):
        note = f"The cell of the question `{question}` was deleted: no answer."
        return QuestionAnswer(question, None, "", is_touched=False, notes=(note,))
    waiting = [c for c in notebook.cells if c.source.strip() and _is_placeholder(c.source)]
    if len(waiting) >= len(topic.questions):
        return QuestionAnswer(question, waiting[0].index, "", is_touched=False)
    note = (
        f"The notebook has lost its cell ids, so the answer to the question `{question}` "
        "was not found by the machine: a person looks for it."
    )
    return QuestionAnswer(question, None, "", is_touched=True, notes=(note,))


def _is_placeholder(text: str) -> bool:
    return not text.strip() or _PLACEHOLDER.fullmatch(text) is not None
