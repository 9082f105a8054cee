"""What the names of a notebook's code are bound to, read from its text."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from autograder.checking.syntax import FunctionNode, read_once, root_name

_Bindings = dict[str, list[ast.AST]]


@dataclass(frozen=True)
class _PieceBindings:
    """What one piece of code does to names: binds them, puts things into them, passes things on."""

    bound: _Bindings = field(default_factory=dict)
    put_in: _Bindings = field(default_factory=dict)
    passed: _Bindings = field(default_factory=dict)


def bindings_in(pieces: Iterable[ast.AST]) -> _Bindings:
    """Collect what each name stands for at the end: what the last statement bound it to.

    What is put into an object counts as bound to its name, too.
    """
    bound: _Bindings = {}
    put_in: _Bindings = {}
    passed: _Bindings = {}
    for piece in pieces:
        read = _bindings_of(piece)
        bound |= read.bound
        _extend(put_in, read.put_in)
        _extend(passed, read.passed)
    for name, values in passed.items():
        if not any(isinstance(value, Imported) for value in bound.get(name, ())):
            put_in.setdefault(name, []).extend(values)  # a module keeps nothing: np.allclose(...)
    return {name: bound.get(name, []) + put_in.get(name, []) for name in bound.keys() | put_in}


@read_once
def _bindings_of(piece: ast.AST) -> _PieceBindings:
    read = _PieceBindings()
    body = getattr(piece, "body", [])
    for statement in body if isinstance(body, list) else []:
        fresh: _Bindings = {}
        for name, value in _bound_from_within(statement):
            read.put_in.setdefault(name, []).append(value)  # whenever that function is called
        for node in statements_of([statement]):
            for name, value in _bound_by(node):
                fresh.setdefault(name, []).append(value)
            for name, value in _put_in_by(node):
                read.put_in.setdefault(name, []).append(value)
            for name, value in _passed_by(node):
                read.passed.setdefault(name, []).append(value)
        read.bound.update(fresh)
    return read


def _extend(names: _Bindings, more: _Bindings) -> None:
    for name, values in more.items():
        names.setdefault(name, []).extend(values)


def statements_of(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Walk through code that runs where it stands: not into functions and classes."""
    waiting = [*body][::-1]
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, FunctionNode | ast.ClassDef | ast.Lambda):
            waiting += [*ast.iter_child_nodes(node)][::-1]


def _bound_by(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Yield the names that a statement binds, and to what."""
    if isinstance(node, FunctionNode | ast.ClassDef):
        yield node.name, node
    elif isinstance(node, ast.Import | ast.ImportFrom):
        for alias in node.names:
            yield alias.asname or alias.name.split(".")[0], Imported.of(node, alias)
    else:
        for target, value in _assignments(node):
            yield from ((name, value) for name in _names_in(target))


def _bound_from_within(statement: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Yield what functions do to the notebook's own names: ``global f``, and ``T.f = g``."""
    functions = (node for node in ast.walk(statement) if isinstance(node, FunctionNode))
    for function in functions:
        inside = [*statements_of(function.body)]
        shared = {name for node in inside if isinstance(node, ast.Global) for name in node.names}
        bound = [pair for node in inside for pair in _bound_by(node)]
        own = {name for name, _ in bound} | {
            node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg)
        }
        yield from ((name, value) for name, value in bound if name in shared)
        for node in inside:
            put_in = _put_in_by(node)
            yield from ((name, value) for name, value in put_in if name not in own - shared)


def _put_in_by(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Yield the names of objects that a statement changes, and what it puts in.

    So do ``T.f = g``, ``d["f"] = g`` and ``setattr(T, "f", g)``.
    """
    for target, value in _assignments(node):
        yield from ((name, value) for name in _owners_in(target))
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        call = node.value
        if getattr(call.func, "id", "") == "setattr" and call.args:
            yield from _with_name(call.args[0], call)


def _passed_by(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Yield the names of objects, and what a statement passes to a method: ``names.append(g)``."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield from _with_name(getattr(node.value.func, "value", None), node.value)


def _with_name(owner: ast.AST | None, call: ast.Call) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(owner, ast.Name):
        passed = [*call.args, *(keyword.value for keyword in call.keywords)]
        yield from ((owner.id, value) for value in passed)


def _assignments(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield targets and values of whatever assigns."""
    if isinstance(node, ast.Assign):
        yield from ((target, node.value) for target in node.targets)
    elif isinstance(node, ast.AnnAssign | ast.AugAssign | ast.NamedExpr):
        if node.value is not None:
            yield node.target, node.value
    elif isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        yield node.target, node.iter
    elif isinstance(node, ast.withitem) and node.optional_vars is not None:
        yield node.optional_vars, node.context_expr


def _names_in(target: ast.AST) -> Iterator[str]:
    if isinstance(target, ast.Name):
        yield target.id
    elif isinstance(target, ast.Tuple | ast.List):
        for part in target.elts:
            yield from _names_in(part)
    elif isinstance(target, ast.Starred):
        yield from _names_in(target.value)


def _owners_in(target: ast.AST) -> Iterator[str]:
    """Name the objects that an assignment changes: ``T`` in ``T.f = ...`` and ``T["f"] = ...``."""
    if isinstance(target, ast.Attribute | ast.Subscript):
        if name := root_name(target):
            yield name
    elif isinstance(target, ast.Tuple | ast.List):
        for part in target.elts:
            yield from _owners_in(part)


class Imported(ast.expr):
    """What an import binds a name to: the dotted path of a module or of something in it."""

    path: str

    @classmethod
    def of(cls, node: ast.Import | ast.ImportFrom, alias: ast.alias) -> "Imported":
        """Return what one name of an import statement is bound to."""
        imported = cls()
        if isinstance(node, ast.ImportFrom):
            imported.path = f"{node.module}.{alias.name}"
        else:
            imported.path = alias.name if alias.asname else alias.name.split(".")[0]
        return imported
