"""Which answers give the same in every copy of a notebook, judged by their text alone.

Where no answer keeps anything from one call to the next, a test that failed need not be run again
by itself. Whatever cannot be followed counts as keeping something, which costs time, never a mark.
"""

import ast
import builtins
import symtable
from collections.abc import Collection, Iterable, Iterator, Mapping

from autograder.checking.experiment_cells import OWN_RANDOM_STATE
from autograder.checking.name_bindings import Imported, bindings_in
from autograder.checking.syntax import MOST_LOOKS, FunctionNode, root_name, symtable_looks
from autograder.model import CellRun, Status

MODULES = {"collections", "fractions", "functools", "itertools", "math", "numpy", "operator"}
MODULES |= {"bisect", "cmath", "copy", "decimal", "heapq", "re", "string", "unicodedata"}
MODULES |= {"numpy.linalg", "scipy.linalg", "scipy.special", "statistics", "typing"}
"""Modules whose functions keep nothing, but for what is in ``KEEPING``."""

KEEPING = {"cache", "cached_property", "fromfile", "load", "lru_cache", "memmap", "save", "savetxt"}
KEEPING |= {"setbufsize", "setcontext", "set_printoptions", "seterr", "seterrcall"}
KEEPING |= {"singledispatch", "tofile"}
"""Names in those modules that keep something, or read what was kept."""

UNWRITTEN = {"empty", "empty_like", "ndarray"}
"""Names in NumPy that give what happens to be in memory, which is not the same in every copy."""

REACHING = {"breakpoint", "compile", "delattr", "dir", "eval", "exec", "getattr", "globals"}
REACHING |= {"help", "id", "input", "locals", "open", "quit", "exit", "setattr", "super", "vars"}
"""Built-in functions that reach what is not named, or what is outside."""

BUILTINS = {name for name in vars(builtins) if not name.startswith("_")} - REACHING

FIXED = ast.Constant | ast.UnaryOp | ast.BinOp | ast.Tuple | ast.operator | ast.unaryop
LEFT_OUT = ast.Global | ast.ClassDef | ast.AsyncFunctionDef | ast.Await | ast.AsyncFor
MOST_NODES = 50_000
"""Of all code that is followed; no honest answers come near."""


def unknown_names(
    trees: Mapping[int, ast.Module | None], runs: Mapping[int, CellRun]
) -> frozenset[str]:
    """Name what is bound in cells that did not run to their end: perhaps it still has a value.

    Parameters
    ----------
    trees : mapping of int to ast.Module or None
        The code cells, by index.
    runs : mapping of int to CellRun
        What each cell did.
    """
    failed = (
        tree
        for index, tree in trees.items()
        if tree is not None
        if (run := runs.get(index)) is None or run.status is not Status.PASSED
    )
    return frozenset(bindings_in(failed))


def stateless_functions(
    bound: Mapping[str, Collection[ast.AST]], names: Iterable[str], unknown: Collection[str] = ()
) -> frozenset[str]:
    """Return those functions of a notebook that give the same in every copy of it.

    None does if any of them, or anything that they call, keeps something from one call to the next.
    Those are left out that may return what happens to be in memory, as with ``np.empty``.

    Parameters
    ----------
    bound : mapping of str to collection of ast.AST
        What the names of all code cells are bound to; see ``bindings_in``.
    names : iterable of str
        The functions; those that the notebook does not define are passed over.
    unknown : collection of str
        Names of which the text does not tell what they stand for; see ``unknown_names``.
    """
    if "*" in bound:  # `from numpy import *`
        return frozenset()
    follower = _Follower(bound, unknown)
    own = [name for name in names if name in bound]
    try:
        keep_nothing = all(map(follower.is_clean, own))
    except (RecursionError, MemoryError, SyntaxError, ValueError):
        return frozenset()
    return frozenset(name for name in own if keep_nothing and not follower.reads_memory(name))


class _Follower:
    """Follows functions to whatever they name in the notebook."""

    def __init__(self, bound: Mapping[str, Collection[ast.AST]], unknown: Collection[str]) -> None:
        self._bound = bound
        self._unknown = unknown
        self._named: dict[str, set[str]] = {}
        self._nodes_left, self._looks_left = MOST_NODES, MOST_LOOKS

    def is_clean(self, name: str) -> bool:
        """Return whether what a name stands for keeps nothing, nor anything that it names."""
        if name in self._named:
            return True
        self._named[name] = set()
        if name in self._unknown:
            return False
        if name not in self._bound:
            return name in BUILTINS
        for value in self._bound[name]:
            if not self._can_be_read(value):
                return False
            self._named[name] |= _shared_names(value) | (_last_names(value) & UNWRITTEN)
        return all(map(self._is_clean_value, self._bound[name]))

    def reads_memory(self, name: str) -> bool:
        """Return whether what was found clean may return what happens to be in memory."""
        reached, waiting = set(), [name]
        while waiting:
            reached.add(one := waiting.pop())
            waiting += self._named.get(one, set()) - reached
        return bool(reached & UNWRITTEN)

    def _can_be_read(self, value: ast.AST) -> bool:
        self._nodes_left -= sum(1 for _ in ast.walk(value))
        self._looks_left -= symtable_looks(value)
        return min(self._nodes_left, self._looks_left) >= 0

    def _is_clean_value(self, value: ast.AST) -> bool:
        if isinstance(value, Imported):
            return _is_clean_import(value.path)
        if isinstance(value, ast.FunctionDef | ast.Lambda):
            return self._is_clean_function(value)
        return self._is_fixed(value)

    def _is_fixed(self, value: ast.AST) -> bool:
        """Return whether an expression gives what nobody can change: numbers, text, ``np.pi``."""
        if isinstance(value, ast.Name):
            return self.is_clean(value.id)
        if isinstance(value, ast.Attribute):
            return isinstance(value.value, ast.Name) and self._is_clean_path(value)
        is_made_of_such = isinstance(value, FIXED)
        return is_made_of_such and all(
            self._is_fixed(part)
            for part in ast.iter_child_nodes(value)
            if not isinstance(part, ast.expr_context)
        )

    def _is_clean_function(self, function: ast.FunctionDef | ast.Lambda) -> bool:
        nodes = list(ast.walk(function))
        if any(isinstance(node, LEFT_OUT) for node in nodes):
            return False
        if any(getattr(node, "decorator_list", ()) for node in nodes):
            return False
        defaults = [*function.args.defaults, *filter(None, function.args.kw_defaults)]
        if not all(map(self._is_fixed, defaults)):
            return False
        shared = _shared_names(function)
        if not all(map(self.is_clean, shared)):
            return False
        return all(self._is_clean_node(node, shared) for node in _code_of(function))

    def _is_clean_node(self, node: ast.AST, shared: Collection[str]) -> bool:
        if isinstance(node, ast.Import | ast.ImportFrom):
            return all(_is_clean_import(Imported.of(node, alias).path) for alias in node.names)
        if isinstance(node, ast.Name) and node.id in shared:
            return not any(
                isinstance(v, Imported) and _is_module(v.path) for v in self._of(node.id)
            )
        if isinstance(node, ast.Attribute):
            if not isinstance(node.ctx, ast.Load) or node.attr.startswith("__"):
                return False
            return (
                not _is_dotted(node) or root_name(node) not in shared or self._is_clean_path(node)
            )
        if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
            return root_name(node) not in shared
        if isinstance(node, ast.Call) and _last_name(node.func) in ("default_rng", "SeedSequence"):
            given = [*node.args, *(keyword.value for keyword in node.keywords)]
            return any(
                not isinstance(seed, ast.Constant) or seed.value is not None for seed in given
            )
        return True

    def _of(self, name: str) -> Collection[ast.AST]:
        return self._bound.get(name, ())

    def _is_clean_path(self, node: ast.Attribute) -> bool:
        """Return whether a name in a module keeps nothing: ``np.sum``, not ``np.random.rand``."""
        first, *rest = ast.unparse(node).split(".")
        paths = [value.path for value in self._of(first) if isinstance(value, Imported)]
        if first not in self._bound and first in BUILTINS:
            return True  # nobody can change them
        is_module = len(paths) == len(self._of(first)) > 0
        return is_module and all(_is_clean_part(".".join([path, *rest])) for path in paths)


def _is_module(path: str) -> bool:
    return path in MODULES or path.endswith("random")


def _is_clean_import(path: str) -> bool:
    """Return whether what an import binds is such a module, or something in one."""
    return _is_module(path) or _is_clean_part(path)


def _is_clean_part(path: str) -> bool:
    """Return whether what has this dotted name in a module keeps nothing."""
    parts = path.split(".")
    is_known = any(path.startswith(f"{module}.") for module in MODULES)
    if "random" in parts:
        return is_known and bool(OWN_RANDOM_STATE & {*parts})
    return is_known and not any(part in KEEPING or part.startswith("__") for part in parts)


def _last_names(value: ast.AST) -> set[str]:
    """Return the names that stand for something in a module: ``det`` in ``np.linalg.det``."""
    nodes = list(_code_of(value))
    attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    paths = {node.path.rpartition(".")[2] for node in nodes if isinstance(node, Imported)}
    imported = {n.name for node in nodes if isinstance(node, ast.ImportFrom) for n in node.names}
    return attributes | paths | imported


def _is_dotted(node: ast.AST) -> bool:
    """Return whether an expression is a name in a name, such as ``np.linalg.det``."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Name)


def _last_name(called: ast.AST) -> str:
    return str(getattr(called, "attr", getattr(called, "id", "")))


def _code_of(function: ast.AST) -> Iterator[ast.AST]:
    """Walk through code without annotations; of a dotted name, yield the whole alone."""
    waiting = [function]
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, ast.Attribute) and _is_dotted(node):
            continue
        for name, value in ast.iter_fields(node):
            if name not in ("annotation", "returns"):
                parts = value if isinstance(value, list) else [value]
                waiting += [part for part in parts if isinstance(part, ast.AST)]


def _shared_names(value: ast.AST) -> set[str]:
    """Name what a function, or another expression, takes from the notebook or the builtins."""
    if not isinstance(value, FunctionNode | ast.Lambda):
        return {node.id for node in ast.walk(value) if isinstance(node, ast.Name)}
    tables = [symtable.symtable(ast.unparse(value), "function", "exec")]
    found = set()
    for table in tables:
        if table.get_type() != "module":
            found |= {symbol.get_name() for symbol in table.get_symbols() if symbol.is_global()}
        tables += table.get_children()
    return found
