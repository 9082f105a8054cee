"""Take out of a notebook what one exercise needs, without anything that says whose it is."""

import ast
import builtins
from collections.abc import Iterable, Mapping, Sequence

GIVEN = frozenset(("np", "Callable"))
"""Names that the notebook of a stored answer has anyway."""

_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def anonymous_answer(sources: Sequence[str], exercise: str, helpers: Iterable[str]) -> str:
    """Return the code of one answer: comments, docstrings, messages and own names are left out.

    Parameters
    ----------
    sources : sequence of str
        The code cells of a notebook, in order; those that are no Python are left out.
    exercise : str
        The function to keep, with what it uses of the notebook.
    helpers : iterable of str
        The other exercises, which references answer where the answer is stored.

    Returns
    -------
    str
        Empty if no cell defines the exercise.
    """
    statements = [part for source in sources for part in _statements(source)]
    kept = _needed(statements, exercise, {*helpers, *GIVEN})
    if exercise not in {name for part in kept for name in _bound(part)}:
        return ""
    module = ast.Module(body=[_Bare().visit(part) for part in kept], type_ignores=[])
    _Renaming(_own_names(module, {exercise, *helpers, *GIVEN})).visit(module)
    return ast.unparse(ast.fix_missing_locations(module)) + "\n"


def _statements(source: str) -> list[ast.stmt]:
    try:
        return ast.parse(source).body
    except (SyntaxError, ValueError):
        return []


def _needed(statements: Sequence[ast.stmt], exercise: str, given: set[str]) -> list[ast.stmt]:
    """Follow names from the exercise to the last statements that bind them."""
    last = {name: part for part in statements for name in _bound(part)}
    wanted, found = [exercise], set[str]()
    while wanted:
        name = wanted.pop()
        if name in found or (name in given and name != exercise) or name not in last:
            continue
        found.add(name)
        wanted += [n.id for n in ast.walk(last[name]) if isinstance(n, ast.Name)]
    kept = {id(last[name]) for name in found}
    return [part for part in statements if id(part) in kept]


def _bound(part: ast.stmt) -> list[str]:
    """Name what a statement at the top of a cell defines."""
    if isinstance(part, _Definition):
        return [part.name]
    if isinstance(part, ast.Import | ast.ImportFrom):
        return [(alias.asname or alias.name).partition(".")[0] for alias in part.names]
    if isinstance(part, ast.Assign | ast.AnnAssign):
        targets = part.targets if isinstance(part, ast.Assign) else [part.target]
        return [n.id for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)]
    return []


class _Bare(ast.NodeTransformer):
    """Takes out strings that stand for themselves, calls of print, and messages of exceptions."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        """Leave out what has no effect on a result."""
        is_string = isinstance(node.value, ast.Constant)
        is_print = (
            isinstance(node.value, ast.Call)
            and isinstance(node.value.func, ast.Name)
            and node.value.func.id == "print"
        )
        return ast.Pass() if is_string or is_print else node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        """Leave the kind of an exception and nothing else."""
        if isinstance(node.exc, ast.Call):
            return ast.Raise(exc=node.exc.func, cause=None)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Keep a body that is not empty."""
        self.generic_visit(node)
        body = [part for part in node.body if not isinstance(part, ast.Pass)]
        node.body = body or [ast.Pass()]
        return node


def _own_names(module: ast.Module, known: set[str]) -> Mapping[str, str]:
    """Number the names that the student chose: variables and functions, not parameters."""
    parameters = {n.arg for n in ast.walk(module) if isinstance(n, ast.arg | ast.keyword)}
    imported = {
        name
        for n in ast.walk(module)
        if isinstance(n, ast.Import | ast.ImportFrom)
        for name in _bound(n)
    }
    keep = {*known, *parameters, *imported, *dir(builtins)}
    functions, variables = [], []
    for node in ast.walk(module):
        if isinstance(node, _Definition) and node.name not in keep:
            functions.append(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id not in keep:
            variables.append(node.id)
    renamed = {name: f"helper_{i}" for i, name in enumerate(dict.fromkeys(functions), 1)}
    rest = [name for name in dict.fromkeys(variables) if name not in renamed]
    return {**renamed, **{name: f"value_{i}" for i, name in enumerate(rest, 1)}}


class _Renaming(ast.NodeTransformer):
    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    def visit_Name(self, node: ast.Name) -> ast.AST:
        node.id = self._names.get(node.id, node.id)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.name = self._names.get(node.name, node.name)
        self.generic_visit(node)
        return node
