"""Functions that stand in for a student's own, from the line that defines them on.

A notebook is run again with them before exercises are tested with right helpers. Whatever binds a
helper by its value (a dictionary of functions, a default argument, a closure, a partial) then holds
the stand-in. It calls the student's own function until the grader answers in its place.
"""

import ast
import functools
from collections.abc import Callable, Iterable
from typing import Any

HOOK = "_stand_in"


class StandIns(ast.NodeTransformer):
    """Puts a stand-in for each of some functions into the cells that bind their names."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = frozenset(names)
        self._answers: dict[str, Callable[..., Any]] = {}

    def install(self, shell: Any) -> None:
        """Rewrite every cell that this shell runs from now on; without names, no cell."""
        others = [t for t in shell.ast_transformers if not isinstance(t, StandIns)]
        shell.ast_transformers = [*others, self] if self._names else others
        if self._names:
            shell.user_ns[HOOK] = self.make

    def make(self, name: str, own: Any) -> Any:
        """Return what stands in for a function; for what is none, the value itself."""
        if name not in self._names or not callable(own):
            return own

        @functools.wraps(own)
        def stand_in(*args: Any, **kwargs: Any) -> Any:
            return self._answers.get(name, own)(*args, **kwargs)

        return stand_in

    def answer(self, name: str, function: Callable[..., Any]) -> None:
        """Make every stand-in of this name call a function of the grader's."""
        self._answers[name] = function

    def visit_Module(self, node: ast.Module) -> ast.Module:
        """Put a stand-in below each statement of a cell that binds one of the names."""
        body: list[ast.stmt] = []
        for statement in node.body:
            body.append(statement)
            body += [_call_hook(name, statement) for name in sorted(self._bound(statement))]
        node.body = body
        return node

    def _bound(self, statement: ast.stmt) -> set[str]:
        """Return which of the names a statement binds, also within ``if``, ``try`` and the like."""
        bound: set[str] = set()
        waiting: list[ast.AST] = [statement]
        while waiting:
            node = waiting.pop()
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                bound.add(node.name)
            elif isinstance(node, ast.Import | ast.ImportFrom):
                bound |= {alias.asname or alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                bound.add(node.id)
            elif not isinstance(node, ast.Lambda):
                waiting += ast.iter_child_nodes(node)
        return bound & self._names


def _call_hook(name: str, below: ast.stmt) -> ast.stmt:
    """Write ``if name in globals(): name = hook("name", name)``, at the lines of what is above."""
    source = f"if {name!r} in globals(): {name} = {HOOK}({name!r}, {name})"
    statement = ast.parse(source).body[0]
    for node in ast.walk(statement):
        ast.copy_location(node, below)
    return statement
