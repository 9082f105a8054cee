"""Library functions that an answer should not call, found in its text: a rule, not a wall.

While hidden tests run, the sandbox lets such functions raise, but that is checked in a process that
belongs to the student. Here the grader reads the code itself, whatever it is bound to: names, parts
of tuples, attributes, default values, closures. What makes code at run time cannot be followed; of
that the instructor is notified.
"""

import ast
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from autograder.checking.name_bindings import Imported, bindings_in, statements_of
from autograder.checking.outcomes import REFUSED
from autograder.checking.syntax import FunctionNode
from autograder.model import ExerciseResult, Status

MOST_NODES = 200_000
"""Of all code that an answer reaches; no honest one comes near."""
MOST_STEPS = 200_000
"""From a name to what it stands for, and on: each may stand for several, whose numbers multiply."""
DEPTH = 20
GETTERS = {"attrgetter", "methodcaller", "import_module"}
INDIRECT = {"eval", "exec", "compile", "globals", "locals", "vars", "__import__"} | GETTERS
INDIRECT_MODULES = {"importlib", "ctypes", "gc", "inspect", "marshal", "pickle"}
INDIRECT_PARTS = {
    "__dict__",
    "__globals__",
    "__getattribute__",
    "__builtins__",
    "modules",
} | GETTERS
IMPORTERS = {"__import__", "import_module"}


class _TooMuchToRead(Exception):  # noqa: N818 - a fact about an answer, no error of ours
    """More stands behind a name than any honest answer has."""


@dataclass
class _Scope:
    """What names stand for in one piece of code: its own first, then the notebook's."""

    local: Mapping[str, Collection[ast.AST]]
    own: Collection[str]
    shared: Mapping[str, Collection[ast.AST]]
    steps_left: Iterator[int]

    def get(self, name: str) -> Collection[ast.AST] | None:
        """Return what a name may stand for; None where that is not known."""
        found = self.local.get(name)
        return self.shared.get(name) if found is None and name not in self.own else found

    def step(self) -> None:
        """Count a step; raise where there were too many."""
        if next(self.steps_left, None) is None:
            raise _TooMuchToRead


@dataclass(frozen=True)
class LibraryUse:
    """What the code that an answer reaches does with library functions that it should not call.

    ``name`` is one that it refers to, empty if there is none. ``is_kept`` says that it does more
    than call it where it stands, such as put it into a tuple. ``is_indirect`` says that it makes
    code or looks names up at run time, which nobody can follow.
    """

    name: str = ""
    is_kept: bool = False
    is_indirect: bool = False


NO_USE = LibraryUse()
RULE = "`{name}` is in what your function uses, and may not be called here: write it yourself."
REFERS = "The answer to `{exercise}` refers to `{name}`, which is to be written: is it called?"
INDIRECT_NOTE = (
    "The answer to `{exercise}` makes code or looks names up while it runs, so nobody can tell "
    "whether it calls what is to be written: read it."
)


def ruled(result: ExerciseResult, use: LibraryUse) -> ExerciseResult:
    """Take passed tests back where the code refers to a function that is to be written.

    Where the sandbox refused a call, and there are only calls, it has seen what there was to see.
    """
    if not is_broken(result, use):
        return result
    words = RULE.format(name=use.name)
    verdicts = tuple(
        replace(verdict, status=Status.FAILED, message=words)
        if verdict.status is Status.PASSED
        else verdict
        for verdict in result.verdicts
    )
    return replace(result, verdicts=verdicts)


def is_broken(result: ExerciseResult, use: LibraryUse) -> bool:
    """Whether the rule is broken by what the code refers to, and not only by refused calls."""
    was_refused = any(REFUSED in verdict.message for verdict in result.verdicts)
    return bool(use.name) and (use.is_kept or not was_refused)


def note_of(result: ExerciseResult, use: LibraryUse) -> str:
    """Return what the instructor is notified of; empty if there is nothing."""
    if is_broken(result, use):
        return REFERS.format(exercise=result.exercise, name=use.name)
    return INDIRECT_NOTE.format(exercise=result.exercise) if use.is_indirect else ""


def library_use(
    bound: Callable[[], Mapping[str, Collection[ast.AST]]],
    answer: ast.Module | None,
    name: str,
    forbidden: Collection[str],
    exercises: Collection[str] = (),
) -> LibraryUse:
    """Read what an answer reaches.

    Parameters
    ----------
    bound : callable
        Returns what the names of all code cells are bound to; see ``bindings_in``.
    answer : ast.Module or None
        The cell of the answer.
    name : str
        The exercise, whose function is where reading begins.
    forbidden : collection of str
        Library functions with their module, such as ``numpy.linalg.det``.
    exercises : collection of str
        All exercises: the code of others is not read, since they have rules of their own.
    """
    if not forbidden or answer is None:
        return NO_USE
    reader = _Reader(bound(), forbidden, set(exercises) - {name})
    try:
        return reader.read([*bindings_in([answer]).get(name, ())][-1:])
    except (RecursionError, _TooMuchToRead):
        return LibraryUse(is_indirect=True)


class _Reader:
    """Follows names from an answer to whatever they stand for."""

    def __init__(
        self,
        scope: Mapping[str, Collection[ast.AST]],
        forbidden: Collection[str],
        others: Collection[str],
    ) -> None:
        self._scope = scope
        self._steps = iter(range(MOST_STEPS))
        self._forbidden = forbidden
        self._others = others

    def read(self, first: Iterable[ast.AST]) -> LibraryUse:
        """Read some code, and all that it refers to by name."""
        waiting, seen, nodes = [*first], set(map(id, first)), 0
        use = NO_USE
        while waiting:
            piece = waiting.pop()
            local = bindings_in([piece]) if isinstance(piece, FunctionNode | ast.Lambda) else {}
            own = _own_names(piece)
            scope = _Scope(local, own, self._scope, self._steps)
            passed_over, called = _called_at_once(piece), {id(piece), *_called_in(piece)}
            read = _names_read(piece)
            not_followed = own.union(self._others)
            for node in _code_of(piece):
                nodes += 1
                if nodes > MOST_NODES:
                    return replace(use, is_indirect=True)
                if isinstance(node, ast.expr | ast.ImportFrom):
                    found = "" if id(node) in passed_over else self._refers_to(node, scope, read)
                    is_kept = bool(found) and id(node) not in called
                    use = replace(use, name=use.name or found, is_kept=use.is_kept or is_kept)
                if _is_indirect(node):
                    use = replace(use, is_indirect=True)
                if isinstance(node, ast.Name) and node.id not in not_followed:
                    fresh = [n for n in self._scope.get(node.id, ()) if id(n) not in seen]
                    seen.update(map(id, fresh))
                    waiting += fresh
        return use

    def _refers_to(self, node: ast.AST, scope: _Scope, read: Collection[str] | None) -> str:
        """Name the forbidden function that an expression stands for, or an import that is read."""
        if isinstance(node, ast.ImportFrom):
            paths = {
                f"{node.module}.{alias.name}"
                for alias in node.names
                if read is None or (alias.asname or alias.name) in read
            }
        elif isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            paths = _paths_of(node, scope)
        else:
            return ""
        return next((name for path in sorted(paths) if (name := self._match(path))), "")

    def _match(self, path: str) -> str:
        """Find what a dotted path is, in the module that is named or in one of its inner ones."""
        for name in self._forbidden:
            package, _, function = name.rpartition(".")
            is_within = path.startswith(f"{package}.")
            if is_within and path.rpartition(".")[2] == function:
                return name
        return ""


def _own_names(piece: ast.AST) -> set[str]:
    """Name what is a function's own and hides the same name in the notebook."""
    if not isinstance(piece, FunctionNode | ast.Lambda):
        return set()
    nodes = list(ast.walk(piece))
    shared = {n for node in nodes if isinstance(node, ast.Global) for n in node.names}
    stored = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    return (stored | {node.arg for node in nodes if isinstance(node, ast.arg)}) - shared


def _called_at_once(piece: ast.AST) -> set[int]:
    """Find functions of which a cell keeps the result and not the function: they are done with."""
    if isinstance(piece, FunctionNode | ast.ClassDef | ast.Lambda):
        return set()
    calls = [node for node in statements_of([piece]) if isinstance(node, ast.Call)]
    return {id(part) for call in calls for part in ast.walk(call.func)}


def _names_read(piece: ast.AST) -> set[str] | None:
    """Name what stands in a function besides imports; None for a piece that others may look into.

    An import within a function is of no account where its name stands nowhere else in it.
    """
    if not isinstance(piece, FunctionNode):
        return None
    names = (getattr(node, "id", getattr(node, "attr", "")) for node in ast.walk(piece))
    return {name for name in names if isinstance(name, str)}


def _called_in(piece: ast.AST) -> set[int]:
    """Find what is only called, or imported to be: the sandbox refuses that by itself."""
    nodes = list(ast.walk(piece))
    functions = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    return functions | {id(node) for node in nodes if isinstance(node, ast.ImportFrom)}


def _code_of(piece: ast.AST) -> Iterator[ast.AST]:
    """Walk through code, without annotations and without what is never run."""
    waiting = [piece]
    while waiting:
        node = waiting.pop()
        yield node
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns") or name == _branch_never_taken(node):
                continue
            parts = value if isinstance(value, list) else [value]
            waiting += [part for part in _until_left(parts) if isinstance(part, ast.AST)]


def _branch_never_taken(node: ast.AST) -> str:
    """Name the branch that a constant rules out: ``if False``, the ``else`` of ``if True``."""
    test = node.test if isinstance(node, ast.If | ast.While | ast.IfExp) else None
    if not isinstance(test, ast.Constant):
        return ""
    return "orelse" if test.value else "body"


def _until_left(parts: Sequence[Any]) -> Iterator[Any]:
    """Yield the statements of a block up to the first after which nothing of it can run."""
    for part in parts:
        yield part
        if isinstance(part, ast.Return | ast.Raise | ast.Break | ast.Continue):
            return


# --- what expressions stand for ---


def _paths_of(node: ast.AST, scope: _Scope, depth: int = 0) -> set[str]:
    """Return the dotted paths in libraries that an expression may stand for."""
    scope.step()
    if depth > DEPTH:
        return set()
    if isinstance(node, Imported):
        return {node.path}
    if isinstance(node, ast.Name):
        values = scope.get(node.id)
        if values is None:  # perhaps from an import of everything
            starred = [value for value in scope.get("*") or () if isinstance(value, Imported)]
            return {value.path.removesuffix("*") + node.id for value in starred}
        return {p for value in values for p in _paths_of(value, scope, depth + 1)}
    if isinstance(node, ast.Attribute):
        if node.attr == "__dict__":
            return _paths_of(node.value, scope, depth + 1)
        return {f"{path}.{node.attr}" for path in _paths_of(node.value, scope, depth + 1)}
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
        paths, key = _paths_of(node.value, scope, depth + 1), str(node.slice.value)
        return {key if path == "sys.modules" else f"{path}.{key}" for path in paths}
    if isinstance(node, ast.Call):
        return _paths_of_call(node, scope, depth)
    return set()


def _paths_of_call(node: ast.Call, scope: _Scope, depth: int) -> set[str]:
    """Follow ``getattr``, ``vars`` and imports by a call."""
    called = getattr(node.func, "id", getattr(node.func, "attr", ""))
    texts = [str(part.value) for part in node.args if isinstance(part, ast.Constant)]
    first = _paths_of(node.args[0], scope, depth + 1) if node.args else set()
    if called == "vars":
        return first
    if called == "getattr" and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
        return {f"{path}.{texts[0]}" for path in first}
    if called == "get" and isinstance(node.func, ast.Attribute) and texts:
        return {f"{path}.{texts[0]}" for path in _paths_of(node.func.value, scope, depth + 1)}
    if called in IMPORTERS and texts:
        is_top = called == "__import__" and len(node.args) < 2 and not node.keywords
        return {texts[0].split(".")[0] if is_top else texts[0]}
    return set()


def _is_indirect(node: ast.AST) -> bool:
    """Whether code makes code, or looks names up that do not stand there."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        module = node.module if isinstance(node, ast.ImportFrom) else None
        names = [module or "", *(alias.name for alias in node.names if module is None)]
        return any(name.split(".")[0] in INDIRECT_MODULES for name in names)
    if isinstance(node, ast.Name):
        return node.id in INDIRECT | INDIRECT_MODULES
    if isinstance(node, ast.Attribute):
        return node.attr in INDIRECT_PARTS
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "getattr":
        return len(node.args) > 1 and not isinstance(node.args[1], ast.Constant)
    return False
