"""Copies of code as somebody would make them who does not want them found."""

import ast
import builtins
from collections.abc import Callable, Mapping

GIVEN = frozenset(("np", "Callable", "math"))
Blocks = (ast.FunctionDef, ast.For, ast.While, ast.If)


def renamed(source: str) -> str:
    """Give every name of the writer's own another one, and drop annotations."""
    tree = ast.parse(source)
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    imported = {
        (alias.asname or alias.name).partition(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    return ast.unparse(_Renaming({*functions, *imported, *GIVEN, *dir(builtins)}).visit(tree))


def reformatted(source: str) -> str:
    """Set it otherwise, without comments."""
    text = ast.unparse(ast.parse(source))
    return text.replace(", ", ",").replace(" = ", "=").replace("    ", "  ") + "\n# my own work\n"


def reordered(source: str) -> str:
    """Swap neighbours that do not need one another, and turn the order of functions round."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, Blocks):
            _swap_neighbours(node.body)
    tree.body.reverse()
    return ast.unparse(tree)


def with_dead_code(source: str) -> str:
    """Put a statement that does nothing before every other."""
    return _changed(_DeadCode(), source)


def split(source: str) -> str:
    """Give the first operand of long statements a name of its own, on a line of its own."""
    return _changed(_Splitting(), source)


def all_at_once(source: str) -> str:
    """Do all of it."""
    return renamed(with_dead_code(split(reordered(source))))


WAYS: Mapping[str, Callable[[str], str]] = {
    "renamed": renamed,
    "reformatted": reformatted,
    "reordered": reordered,
    "with dead code": with_dead_code,
    "split": split,
    "all at once": all_at_once,
}


def _changed(visitor: ast.NodeTransformer, source: str) -> str:
    return ast.unparse(ast.fix_missing_locations(visitor.visit(ast.parse(source))))


class _Renaming(ast.NodeTransformer):
    def __init__(self, kept: set[str]) -> None:
        self._kept = kept
        self._names: dict[str, str] = {}

    def _new(self, name: str) -> str:
        if name in self._kept:
            return name
        return self._names.setdefault(name, f"thing_{len(self._names)}")

    def visit_Name(self, node: ast.Name) -> ast.AST:
        node.id = self._new(node.id)
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.arg, node.annotation = self._new(node.arg), None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.name, node.returns = self._new(node.name), None
        self.generic_visit(node)
        return node


def _swap_neighbours(body: list[ast.stmt]) -> None:
    place = 0
    while place + 1 < len(body):
        first, second = body[place], body[place + 1]
        if isinstance(first, ast.Assign) and isinstance(second, ast.Assign):
            reads, writes = _names(second, ast.Load), _names(second, ast.Store)
            made = _names(first, ast.Store)
            if not (made & (reads | writes) or writes & _names(first, ast.Load)):
                body[place], body[place + 1] = second, first
                place += 1
        place += 1


def _names(node: ast.AST, context: type) -> set[str]:
    names = (one for one in ast.walk(node) if isinstance(one, ast.Name))
    return {one.id for one in names if isinstance(one.ctx, context)}


class _DeadCode(ast.NodeTransformer):
    def __init__(self) -> None:
        self._count = 0

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, Blocks):
            body: list[ast.stmt] = []
            for statement in node.body:
                self._count += 1
                dead = f"unused_{self._count} = [{self._count}, 'x'] * {self._count % 3}"
                body += [ast.parse(dead).body[0], statement]
            node.body = body
        return node


class _Splitting(ast.NodeTransformer):
    def __init__(self) -> None:
        self._count = 0

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, Blocks):
            node.body = [part for statement in node.body for part in self._parts(statement)]
        return node

    def _parts(self, statement: ast.stmt) -> list[ast.stmt]:
        if not isinstance(statement, ast.Return | ast.Assign):
            return [statement]
        value, name = statement.value, f"part_{self._count}"
        stored, read = ast.Name(name, ast.Store()), ast.Name(name, ast.Load())
        if isinstance(value, ast.BinOp):
            before = ast.Assign([stored], value.left)
            value.left = read
        elif isinstance(value, ast.Call) and value.args and _is_long(value.args[0]):
            before = ast.Assign([stored], value.args[0])
            value.args[0] = read
        else:
            return [statement]
        self._count += 1
        return [before, statement]


def _is_long(node: ast.expr) -> bool:
    return not isinstance(node, ast.Name | ast.Constant | ast.Starred | ast.GeneratorExp)
