"""What the release gave at its top, and a notebook lacks where it needs it: imports above all.

The cell with the imports may have been deleted, moved below the answers, or spoilt. Everything
here is judged by the text alone.
"""

import ast
import functools
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from autograder.checking.repair import ReadCell, read_notebook
from autograder.checking.syntax import FunctionNode, parse_cell, read_once
from autograder.paths import CoursePaths

PUT_BACK_CELL = -2
"""The index of the cell that is run before all others; -1 stands for none."""

_ANSWER = re.compile(r"\w+-answer")
_BINDS_ANYTHING = re.compile(
    r"^[ \t]*%(?:run|pylab|load|store)\b|\bimport\s*\*|\b(?:exec|globals|locals|vars)\s*\(",
    re.MULTILINE,
)

Scope = FunctionNode | ast.Lambda


@dataclass
class _Uses:
    """The names that a statement uses at once, those that it may use later, those it binds."""

    now: set[str]
    later: set[str]
    bound: set[str]


@functools.cache
def released_names(paths: CoursePaths, topic: str) -> Mapping[str, str]:
    """Return what the release defines at its top, read once for this process."""
    return read_released_names(paths, topic)


def read_released_names(paths: CoursePaths, topic: str) -> Mapping[str, str]:
    """Return what the release defines above its first exercise: a statement for each name."""
    file = paths.release_notebook(topic)
    if not file.exists():
        return {}
    found: dict[str, str] = {}
    for cell in read_notebook(file.read_bytes(), str(file)).cells:
        if _ANSWER.fullmatch(cell.grade_id or ""):
            break
        if cell.cell_type == "code":
            for name, statement in _definitions(cell):
                found.setdefault(name, statement)
    return found


def _definitions(cell: ReadCell) -> Iterator[tuple[str, str]]:
    """Yield each name that a released cell defines, with the statement alone that does."""
    tree = parse_cell(cell.source).tree
    for statement in tree.body if tree else ():
        if isinstance(statement, ast.Import | ast.ImportFrom):
            for alias in statement.names:
                alone = ast.parse(ast.unparse(statement)).body[0]
                assert isinstance(alone, ast.Import | ast.ImportFrom)
                alone.names = [alias]
                yield alias.asname or alias.name.partition(".")[0], ast.unparse(alone)
        elif isinstance(statement, FunctionNode | ast.ClassDef) or _is_constant(statement):
            for name in sorted(_uses(statement).bound):
                yield name, ast.unparse(statement)


def _is_constant(statement: ast.stmt) -> bool:
    """Whether a statement gives names to plain values: ``BLUE, RED = "#00f", "#f00"``."""
    if not isinstance(statement, ast.Assign):
        return False
    try:
        ast.literal_eval(statement.value)
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        return False
    return all(isinstance(target, ast.Name | ast.Tuple) for target in statement.targets)


def lacking_names(
    sources: Iterable[str], trees: Iterable[ast.Module | None], given: Mapping[str, str]
) -> list[str]:
    """Name what the release gave and the code cells, in order, do not have where they need it.

    Parameters
    ----------
    sources, trees : iterable
        The code cells and their trees; None where one cannot be read, which then defines nothing.
    given : mapping of str to str
        What the release gave, as by ``released_names``.
    """
    bound: set[str] = set()
    later: set[str] = set()
    lacking: set[str] = set()
    for source, tree in zip(sources, trees, strict=True):
        if tree is not None and _BINDS_ANYTHING.search(source):
            return _with_their_needs(lacking, given)
        for statement in tree.body if tree else ():
            uses = _uses(statement)
            lacking |= (uses.now & given.keys()) - bound
            later |= uses.later
            bound |= uses.bound
    lacking |= (later & given.keys()) - bound
    return _with_their_needs(lacking, given)


def _with_their_needs(names: set[str], given: Mapping[str, str]) -> list[str]:
    """Add what the definitions of some names need themselves; in the order of the release."""
    found: set[str] = set()
    while names - found:
        new = names - found
        found |= new
        for name in new:
            uses = [_uses(statement) for statement in ast.parse(given[name]).body]
            names = names.union(*(use.now | use.later for use in uses)) & given.keys()
    return [name for name in given if name in found]


def put_back_source(names: Iterable[str], given: Mapping[str, str]) -> str:
    """Return a cell that defines some names as the release did."""
    return "\n".join(dict.fromkeys(given[name] for name in names))


@read_once
def _uses(statement: ast.stmt) -> _Uses:
    """Tell the names apart that are looked up when a statement runs, and in functions of it."""
    uses = _Uses(set(), set(), set())
    waiting: list[tuple[ast.AST, bool]] = [(statement, False)]
    while waiting:
        node, is_inside = waiting.pop()
        if isinstance(node, ast.Name):
            is_read = isinstance(node.ctx, ast.Load)
            if is_read:
                (uses.later if is_inside else uses.now).add(node.id)
            elif not is_inside:
                uses.bound.add(node.id)
        elif isinstance(node, ast.Import | ast.ImportFrom) and not is_inside:
            uses.bound |= {alias.asname or alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, FunctionNode | ast.ClassDef) and not is_inside:
            uses.bound.add(node.name)
        body = set(map(id, _body_of(node)))
        waiting += [(child, is_inside or id(child) in body) for child in ast.iter_child_nodes(node)]
    return uses


def _body_of(node: ast.AST) -> list[ast.AST]:
    """Return the parts of a function that run only when it is called."""
    if isinstance(node, FunctionNode):
        return list(node.body)
    return [node.body] if isinstance(node, ast.Lambda) else []
