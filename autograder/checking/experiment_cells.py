"""Which released cells do not matter to what a student wrote, judged by their source alone."""

import ast
import builtins
import functools
import re
import symtable
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set

from autograder.checking.repair import read_notebook
from autograder.checking.syntax import (
    DEFINING,
    MOST_LOOKS,
    read_once,
    root_name,
    symtable_looks,
    words_in,
)
from autograder.paths import CoursePaths
from autograder.sandbox.snapshot import CodeCell

DYNAMIC = {
    "__import__",
    "compile",
    "delattr",
    "eval",
    "exec",
    "get_ipython",
    "getattr",
    "globals",
    "importlib",
    "inspect",
    "locals",
    "random",
    "setattr",
    "sys",
    "vars",
}
"""Names with which code reaches what it does not name, or a random state that all cells share."""

TEXT_METHODS = {"eval", "query"}
"""Methods that look names up in a text."""

OWN_RANDOM_STATE = {"Generator", "PCG64", "SeedSequence", "default_rng"}

HARMLESS = {"check", "display", "print", "show"}
"""Functions and methods that are called for their effect, and have none on other cells."""

DRAWING = "matplotlib"
"""The package whose settings no function of a student's depends on."""

SETTERS = ("set", "seed", "register", "chdir")
"""How functions begin that change their module, or the process."""

MUTATORS = {"append", "clear", "extend", "insert", "pop", "remove", "update"}
"""Methods that change a container; ``set`` begins another one."""

COMMAND = re.compile(r"^[ \t]*[%!]", re.MULTILINE)
"""A magic, or a line for the shell."""

NAMING = DEFINING | ast.ExceptHandler | ast.MatchAs | ast.MatchStar

Trees = Mapping[int, ast.Module | None]


@functools.cache
def released_cells(paths: CoursePaths, topic: str) -> tuple[str, ...]:
    """Read the code cells of a release, once for this process; none if there is no release."""
    file = paths.release_notebook(topic)
    if not file.exists():
        return ()
    cells = read_notebook(file.read_bytes(), str(file)).cells
    return tuple(cell.source for cell in cells if cell.cell_type == "code")


def cells_apart(
    cells: Sequence[CodeCell], trees: Trees, released: Collection[str]
) -> dict[int, str]:
    """Name the released cells that can be left out when a notebook is run once more.

    They are as they were released, and neither bind nor change anything that is named in the cells
    that a student wrote or changed, or in released cells which those need; nor do they change what
    is inside of a module, which no name tells. What they import at their top is imported all the
    same: each cell is given with the text that is to run in its place.

    Parameters
    ----------
    cells : sequence of CodeCell
        The code cells in order. What answers an exercise is never left out.
    trees : mapping of int to ast.Module or None
        Their trees, by index; None where one has a syntax error.
    released : collection of str
        The text of the code cells that were released.
    """
    waiting = {
        cell.index: tree
        for cell in cells
        if cell.source in released and not cell.answers
        if (tree := trees[cell.index]) is not None
    }
    own = [cell for cell in cells if cell.index not in waiting]
    own_trees = [tree for cell in own if (tree := trees[cell.index]) is not None]
    if sum(map(symtable_looks, own_trees)) > MOST_LOOKS or any(map(_shares_state, own_trees)):
        return {}
    named: set[str] = set()
    try:
        for cell in own:
            if trees[cell.index] is not None:
                named |= set(_outer_names(cell.source))
            elif COMMAND.search(cell.source):
                return {}
            else:  # it has a syntax error, so that it does not run, or is too long to be read
                named |= words_in(cell.source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):  # a magic, perhaps
        return {}
    if named & DYNAMIC:
        return {}
    modules = {name: package for tree in trees.values() if tree for name, package in _modules(tree)}
    fixed = modules.keys() | set(dir(builtins)) | {cell.answers for cell in cells}
    bodies = {index: tree.body[_imports_above(tree) :] for index, tree in waiting.items()}
    touched = {
        index: {name for part in body for name in _touched_but(part, fixed)}
        for index, body in bodies.items()
    }
    changing = {index for index, body in bodies.items() if _change_a_module(body, modules)}
    while needed := [i for i, names in touched.items() if i in changing or names & named]:
        for index in needed:
            named |= _free_names(waiting[index].body)
            del touched[index]
    return {
        index: "\n".join(map(ast.unparse, waiting[index].body[: _imports_above(waiting[index])]))
        for index in touched
    }


def _imports_above(tree: ast.Module) -> int:
    """Count the imports that stand above everything else; others may need what is before them."""
    is_import = [isinstance(part, ast.Import | ast.ImportFrom) for part in tree.body]
    return [*is_import, False].index(False)


@read_once
def _modules(tree: ast.Module) -> tuple[tuple[str, str], ...]:
    """List the names that stand for modules, each with the package that it belongs to."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import)]
    packages = [
        (alias.asname, alias.name.partition(".")[0]) for node in imports for alias in node.names
    ]
    return tuple((name or package, package) for name, package in packages)


def _change_a_module(body: Sequence[ast.stmt], modules: Mapping[str, str]) -> bool:
    """Return whether statements change what is inside of a module, other than how it draws.

    So do `sys.path.append(".")`, `os.environ["A"] = "b"` and `np.random.seed(0)`.
    """
    names = {name for part in body for name in _changed_inside(part)}
    return any(modules.get(name, DRAWING) != DRAWING for name in names)


@read_once
def _changed_inside(part: ast.stmt) -> Set[str]:
    """Name what a statement changes something inside of, if it is a module."""
    found: set[str] = set()
    for node in ast.walk(part):
        if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load):
            found.add(root_name(node))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            called = node.value.func
            if isinstance(called, ast.Attribute) and _is_for_its_module(called):
                found.add(root_name(called))
    return found


def _is_for_its_module(called: ast.Attribute) -> bool:
    """Return whether a call is for its effect on a module: `np.seterr()`, `sys.path.append(x)`."""
    if called.attr.startswith(SETTERS):
        return True
    owner = called.value.attr if isinstance(called.value, ast.Attribute) else ""
    return owner == "random" or (bool(owner) and called.attr in MUTATORS)


def _outer_names(source: str) -> Iterator[str]:
    """Yield the names that a cell uses of the notebook's own, in functions as well."""
    tables = [symtable.symtable(source, "cell", "exec")]
    for table in tables:
        is_outermost = table.get_type() == "module"
        for symbol in table.get_symbols():
            if is_outermost or symbol.is_global():
                yield symbol.get_name()
            if symbol.is_declared_global() and symbol.is_assigned():
                yield "globals"  # it keeps something from one call to the next
        tables += table.get_children()


@read_once
def _shares_state(tree: ast.Module) -> bool:
    """Return whether a cell reaches what it does not name.

    It imports from a dynamic module, draws from NumPy's own generator, or has pandas look up names
    in a text: ``table.query("x > @limit")``.
    """
    nodes = list(ast.walk(tree))
    if any(isinstance(node, ast.Attribute) and node.attr in TEXT_METHODS for node in nodes):
        return True
    modules = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    draws = {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "random"
    }
    is_dynamic = any(module.split(".")[-1] in DYNAMIC for module in modules)
    return is_dynamic or not draws <= OWN_RANDOM_STATE


def _imported(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import | ast.ImportFrom):
            for alias in node.names:
                yield alias.asname or alias.name.partition(".")[0]


def _touched_but(part: ast.stmt, fixed: Set[str]) -> Set[str]:
    """Name what a statement binds or may change.

    A call changes nothing that is ``fixed``: a module, a built-in type, a function that answers an
    exercise.
    """
    written, called = _touched(part)
    return written | (called - fixed)


@read_once
def _touched(part: ast.stmt) -> tuple[Set[str], Set[str]]:
    """Name what a statement binds or writes into, and what its calls may change."""
    written: set[str] = set()
    called: set[str] = set()
    for node in ast.walk(part):
        if isinstance(node, ast.Name | ast.Attribute | ast.Subscript | ast.Starred):
            if not isinstance(node.ctx, ast.Load):
                written.add(root_name(node))
        elif isinstance(node, NAMING):
            written.add(node.name or "")
        elif isinstance(node, ast.Import | ast.ImportFrom):
            written |= set(_imported([node]))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            called |= set(_changed_by(node.value))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            called.add(root_name(node.func))
    return written, called


def _changed_by(call: ast.Call) -> Iterator[str]:
    """Yield what a call may change that is made for its effect: `add(x)`, `table.sort()`."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name in HARMLESS:
        return
    for part in (call.func, *call.args, *(keyword.value for keyword in call.keywords)):
        yield root_name(part)


def _free_names(body: Sequence[ast.stmt]) -> set[str]:
    """Name what statements need from before them."""
    free: set[str] = set()
    bound: set[str] = set()
    for statement in body:
        nodes = list(ast.walk(statement))
        names = [node for node in nodes if isinstance(node, ast.Name)]
        updated = {root_name(n.target) for n in nodes if isinstance(n, ast.AugAssign)} - {""}
        free |= ({n.id for n in names if isinstance(n.ctx, ast.Load)} | updated) - bound
        bound |= {n.id for n in names if isinstance(n.ctx, ast.Store)} | set(_imported(nodes))
        bound |= {node.name or "" for node in nodes if isinstance(node, DEFINING)}
    return free
