"""Find what exercises need of the notebook: definitions, what these use, and no experiment."""

import ast
import dis
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import CodeType

from .notebook_cells import Cell, runs_file

_CAN_NAME_ANYTHING = frozenset({"globals", "vars", "locals", "exec", "eval"})
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)


@dataclass(frozen=True)
class _Statement:
    """A statement at the top of a cell: the names that it binds or changes, and those it uses."""

    cell: int
    node: ast.stmt
    bound: frozenset[str]
    used: frozenset[str]

    @property
    def is_definition(self) -> bool:
        """Whether a name keeps what it stands for: ``gini = gini(labels)`` is no definition."""
        if isinstance(self.node, ast.Assign):
            return isinstance(self.node.value, ast.Lambda | ast.Name | ast.Attribute)
        return isinstance(self.node, _DEFINITIONS)


def needed_cells(
    cells: Sequence[Cell], names: Sequence[str], exercises: Collection[str]
) -> list[Cell]:
    """Return the cells that define some names, each cut down to the statements that are needed.

    What a definition uses is needed, too. A cell that is not Python is kept whole if it seems to
    define a needed name. All cells are returned where code may use names that it does not spell.
    """
    statements, broken = _read(cells)
    kept: set[int] = set()
    waiting, known = list(names), set(names)
    while waiting:
        name = waiting.pop()
        for number in _binding(name, statements, is_answer=name in exercises):
            if number not in kept:
                kept.add(number)
                waiting += statements[number].used - known
                known |= statements[number].used
    if any(statements[number].used & _CAN_NAME_ANYTHING for number in kept):
        return list(cells)
    found = []
    for index, cell in enumerate(cells):
        nodes = [one.node for n, one in enumerate(statements) if n in kept and one.cell == index]
        if nodes:
            found.append(replace(cell, part=ast.Module(body=nodes, type_ignores=[])))
        elif broken.get(index, set()) & known:
            found.append(cell)
    return found


def names_in_check(file: Path) -> list[str]:
    """Return the functions of the notebook that a file of self-checks names."""
    try:
        return re.findall(r"\bstudent\.(\w+)", file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return []


def _read(cells: Sequence[Cell]) -> tuple[list[_Statement], dict[int, set[str]]]:
    """Return all statements, and the names that cells seem to define which are not Python."""
    statements: list[_Statement] = []
    broken: dict[int, set[str]] = {}
    for index, cell in enumerate(cells):
        if cell.is_check:
            continue
        try:
            tree = ast.parse(cell.python)
            statements += [_statement(index, node) for node in tree.body]
        except (SyntaxError, ValueError):
            broken[index] = cell.seeming_names
    return statements, broken


def _statement(index: int, node: ast.stmt) -> _Statement:
    code = compile(ast.Module(body=[node], type_ignores=[]), "<cell>", "exec", dont_inherit=True)
    words = {(step.opname, step.argval) for step in dis.get_instructions(code)}
    bound = {name for operation, name in words if operation == "STORE_NAME"}
    used = set(_used_names(code))
    if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names):
        bound.add("*")
    if "exec" in used and runs_file(node):
        bound.add("*")
        used -= _CAN_NAME_ANYTHING  # a file that is run uses its own names
    return _Statement(index, node, frozenset(bound | set(_changed_names(node))), frozenset(used))


def _used_names(code: CodeType) -> Iterator[str]:
    for step in dis.get_instructions(code):
        if step.opname in ("LOAD_NAME", "LOAD_GLOBAL"):
            yield str(step.argval)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _used_names(inner)


def _changed_names(node: ast.stmt) -> Iterator[str]:
    """Yield the names whose values a statement changes: ``table[0] = 1``, ``names.append(x)``."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        targets = [node.value.func]
    for target in targets:
        inner: ast.AST = target
        while isinstance(inner, ast.Attribute | ast.Subscript):
            inner = inner.value
        if isinstance(inner, ast.Name) and inner is not target:
            yield inner.id


def _binding(name: str, statements: Sequence[_Statement], *, is_answer: bool) -> list[int]:
    """Return the places of the statements that make a name what it is."""
    numbers = [n for n, one in enumerate(statements) if not one.bound.isdisjoint({name, "*"})]
    definitions = [n for n in numbers if statements[n].is_definition]
    is_module = any(
        isinstance(statements[n].node, ast.Import | ast.ImportFrom) for n in definitions
    )
    return definitions if definitions and (is_answer or is_module) else numbers
