"""What stands in a code cell, found from its text alone: nothing is ever run or imported."""

import ast
import functools
import re
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar
from weakref import WeakKeyDictionary

from autograder.checking.newer_syntax import newer_syntax

MAX_CHARACTERS = 1_000_000
"""Of all code cells together. A tree takes up to a kilobyte for each character."""

MAX_BRACES = 5_000
"""Of a cell with f-strings, which Python 3.11 parses in a time that grows with their square."""

SHORT, REMEMBERED = 2_000, 128
"""So many trees of cells of at most so many characters are kept: most cells are as released."""

_Tree = TypeVar("_Tree", bound=ast.AST)
_Read = TypeVar("_Read")

TOO_LONG = "the notebook holds more code than can be read"

_MAGIC = re.compile(r"^(\s*)(?:(?:[A-Za-z_][\w.,\s]*=\s*)?[%!].*|\?.*|[\w.]+\?\??\s*)$")
_WORD = re.compile(r"\w+")
_F_STRING = re.compile(r"\b(?:[fF][rR]?|[rR][fF])[\"']")
_PYTHON_CELL_MAGICS = {"time", "timeit", "capture", "prun", "python", "python3", "debug"}
_CELL_MAGIC = re.compile(r"^\s*%%(\w+)")

_CHANGING_METHODS = {"append", "extend", "insert", "setdefault", "update"}
_NUMBERS = {"bool", "int", "float", "complex"}  # passed on as a dtype, they are tools still

CACHES = ("cache", "lru_cache")
"""Decorators that remember results, which asks for arguments that can be keys of a dict."""

BREAKPOINTS = ("breakpoint", "set_trace")

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef
DEFINING = FunctionNode | ast.ClassDef
SCOPES = DEFINING | ast.Lambda | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp

MOST_LOOKS = 1_000_000
"""`symtable` looks at all functions for each name, which is slow for thousands of both."""


def read_once(read: Callable[[_Tree], _Read]) -> Callable[[_Tree], _Read]:
    """Remember what was read in a tree for as long as that is kept: most cells are as released.

    What is returned belongs to all who ask for it, as the tree does.
    """
    known: WeakKeyDictionary[_Tree, _Read] = WeakKeyDictionary()

    @functools.wraps(read)
    def once(tree: _Tree) -> _Read:
        if tree not in known:
            known[tree] = read(tree)
        return known[tree]

    return once


@dataclass(frozen=True)
class Parsed:
    """A code cell as a tree; when it has a syntax error, its line and what Python says of it."""

    tree: ast.Module | None
    error_line: int = 0
    error: str = ""
    is_newer: bool = False
    """Whether a newer Python would read it."""


def parse_cell(source: str) -> Parsed:
    """Parse the source of a code cell, with IPython's magics and shell lines taken out.

    The tree belongs to all who ask for it: it is to be read, not changed.
    """
    if len(source) > MAX_CHARACTERS or _is_slow(source):
        return Parsed(None, 1, TOO_LONG)
    return _parsed_once(source) if len(source) <= SHORT else _parsed(source)


def _parsed(source: str) -> Parsed:
    try:
        return Parsed(_parse(source))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        pass  # perhaps only because of a magic; the second try decides
    plain = _without_magics(source)
    try:
        return Parsed(_parse(plain))
    except SyntaxError as error:
        if newer := newer_syntax(plain):
            return Parsed(None, newer.line, str(newer), is_newer=True)
        return Parsed(None, error.lineno or 1, error.msg)
    except (ValueError, RecursionError, MemoryError):
        return Parsed(None, 1, "Python cannot read text like this")


_parsed_once = functools.lru_cache(REMEMBERED)(_parsed)


def parse_cells(sources: Iterable[str]) -> Iterator[Parsed]:
    """Parse the code cells of one notebook; a cell for which there is no room left is not read."""
    room = MAX_CHARACTERS
    for source in sources:
        if len(source) > room:
            yield Parsed(None, 1, TOO_LONG)
        else:
            room -= len(source)
            yield parse_cell(source)


def _is_slow(source: str) -> bool:
    return source.count("{") > MAX_BRACES and _F_STRING.search(source) is not None


def _parse(source: str) -> ast.Module:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # such as an invalid escape sequence in a docstring
        return ast.parse(source)


def _without_magics(source: str) -> str:
    """Replace lines that only IPython understands by ``pass``; line numbers stay the same."""
    cell_magic = _CELL_MAGIC.match(source)
    if cell_magic and cell_magic[1] not in _PYTHON_CELL_MAGICS:
        return ""
    lines = []
    is_continued = False
    for line in source.split("\n"):
        magic = _MAGIC.match(line)
        if is_continued or magic:
            indent = line[: len(line) - len(line.lstrip())]
            lines.append("" if is_continued else f"{indent}pass")
            is_continued = line.endswith("\\")
        else:
            lines.append(line)
    return "\n".join(lines)


def cell_magic(source: str) -> str:
    """Name the magic that a cell begins with and that keeps its definitions from the notebook."""
    found = _CELL_MAGIC.match(source)
    keeps = _PYTHON_CELL_MAGICS - {"timeit", "prun", "python", "python3"}
    return found[1] if found and found[1] not in keeps else ""


def definitions_only(source: str, tree: ast.Module | None) -> str:
    """Blank all of a cell but imports, definitions and constants; line numbers stay the same.

    This is what is run of a cell that failed, or was stopped, above what it defines.
    """
    spans: list[range] = []
    others: set[int] = set()
    for statement in tree.body if tree else ():
        first = min([d.lineno for d in getattr(statement, "decorator_list", ())], default=None)
        span = range(first or statement.lineno, (statement.end_lineno or 0) + 1)
        if _only_defines(statement):
            spans.append(span)
        else:
            others.update(span)
    kept = {n for span in spans if others.isdisjoint(span) for n in span}  # not: import os; f()
    lines = source.split("\n")
    return "\n".join(line if n in kept else "" for n, line in enumerate(lines, 1)).rstrip()


def _only_defines(statement: ast.stmt) -> bool:
    """Whether a statement defines something and does nothing else, such as ``RATE = 0.1``."""
    if isinstance(statement, ast.Assign) and all(
        isinstance(t, ast.Name) for t in statement.targets
    ):
        try:
            ast.literal_eval(statement.value)
        except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
            return False
        return True
    return isinstance(statement, FunctionNode | ast.ClassDef | ast.Import | ast.ImportFrom)


def tools_in(trees: Iterable[ast.Module | None]) -> set[str]:
    """Name what functions only call or look names up in, such as ``sum`` and ``np``.

    A name that some function uses in another way may be data, and is not among them.
    """
    found = [_tools_and_data(tree) for tree in trees if tree]
    tools = {name for used, _ in found for name in used}
    return tools.difference(*(data for _, data in found))


@read_once
def _tools_and_data(tree: ast.Module) -> tuple[set[str], set[str]]:
    """Tell the names that functions only call or look names up in from the others."""
    tools: set[str] = set()
    data: set[str] = set()
    for function in functions_in(tree):
        nodes = [node for part in _without_annotations(function) for node in ast.walk(part)]
        used = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
        used |= {id(node.value) for node in nodes if isinstance(node, ast.Attribute)}
        for node in nodes:
            if isinstance(node, ast.Name):
                (tools if id(node) in used or node.id in _NUMBERS else data).add(node.id)
            elif isinstance(node, ast.arg):
                data.add(node.arg)
    return tools, data


def uses_in(trees: Iterable[ast.Module | None]) -> dict[str, set[str]]:
    """Return for each name that the cells define or change which names stand where they do.

    ``TABLE["gini"] = gini`` and ``TABLE.update(gini=gini)`` change a name as ``TABLE = ...`` does.
    Names that one statement changes together stand for a common entry, which is no name and holds
    what stands there: a thousand names in it are not listed a thousand times.
    """
    uses: dict[str, set[str]] = {}
    for tree in trees:
        for statement in _statements(tree.body) if tree else ():
            changed = set(_changed_by(statement))
            if len(changed) > 1:
                together = f"<statement {len(uses)}>"
                uses[together] = set(outer_names(statement))
                for name in changed:
                    uses.setdefault(name, set()).add(together)
            elif changed:
                uses.setdefault(changed.pop(), set()).update(outer_names(statement))
    return uses


def _changed_by(statement: ast.stmt) -> Iterator[str]:
    match statement:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Assign(targets=targets):
            for target in targets:
                yield from _names_in(target)
        case ast.AnnAssign(target=target) | ast.AugAssign(target=target):
            yield from _names_in(target)
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=attr, value=ast.Name(id=name)))):
            if attr in _CHANGING_METHODS:
                yield name


def _names_in(tree: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def words_in(text: str) -> set[str]:
    """Return all that could be a name."""
    return set(_WORD.findall(text))


@read_once
def outer_names(tree: ast.AST) -> frozenset[str]:
    """Return the names that stand for something outside the functions in which they are read.

    A parameter or another local name is none of them, whatever the notebook calls so elsewhere.
    Words in strings are, apart from docstrings: code may look names up by them.
    """
    found: set[str] = set()
    waiting: list[tuple[ast.AST, frozenset[str]]] = [(tree, frozenset())]
    while waiting:
        node, own = waiting.pop()
        if isinstance(node, ast.Name):
            found |= {node.id} - own
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= words_in(node.value)
        body = _own_scope_of(node)
        within = own | _bound_in(node, body) if body else own
        waiting.extend(
            (child, within if id(child) in body else own)
            for child in ast.iter_child_nodes(node)
            if not (isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant))
        )
    return frozenset(found)


def _own_scope_of(node: ast.AST) -> dict[int, ast.AST]:
    """Return the parts of a function or comprehension in which its own names are known."""
    match node:
        case ast.FunctionDef(body=body) | ast.AsyncFunctionDef(body=body):
            parts: list[ast.AST] = list(body)
        case ast.Lambda(body=body):
            parts = [body]
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            parts = list(ast.iter_child_nodes(node))
        case _:
            parts = []
    return {id(part): part for part in parts}


def _bound_in(scope: ast.AST, body: Mapping[int, ast.AST]) -> frozenset[str]:
    """Return the names that belong to a function or comprehension: parameters, and what is set."""
    arguments = getattr(scope, "args", None)
    inside = ast.walk(arguments) if arguments else ()
    bound = {node.arg for node in inside if isinstance(node, ast.arg)}
    shared: set[str] = set()
    waiting = list(body.values())
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            bound.add(node.id)
        elif isinstance(node, ast.Global | ast.Nonlocal):
            shared.update(node.names)
        elif isinstance(node, FunctionNode):
            bound.add(node.name)
        if not _own_scope_of(node):
            waiting += ast.iter_child_nodes(node)
    return frozenset(bound - shared)


def _without_annotations(function: FunctionNode) -> Iterator[ast.AST]:
    yield from function.body
    yield from (*function.args.defaults, *(d for d in function.args.kw_defaults if d))
    every = (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
    yield from (ast.arg(arg.arg) for arg in every)


def functions_in(tree: ast.Module) -> Iterator[FunctionNode]:
    """Yield the functions that running the cell would bind, in order; no methods, none nested."""
    for statement in _statements(tree.body):
        if isinstance(statement, FunctionNode):
            yield statement


def other_bindings_in(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield (name, line) for names that the cell binds without ``def``, such as by ``f = g``."""
    for statement in _statements(tree.body):
        if isinstance(statement, ast.Assign):
            for target in statement.targets:
                if isinstance(target, ast.Name):
                    yield target.id, statement.lineno
        elif isinstance(statement, ast.AnnAssign):
            if isinstance(statement.target, ast.Name) and statement.value is not None:
                yield statement.target.id, statement.lineno
        elif isinstance(statement, ast.Import | ast.ImportFrom):
            for alias in statement.names:
                yield alias.asname or alias.name.split(".")[0], statement.lineno


def _statements(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements of a cell with those inside ``if``, ``match``, ``with`` and the like."""
    waiting = [*reversed(body)]
    while waiting:
        statement = waiting.pop()
        yield statement
        if isinstance(statement, FunctionNode | ast.ClassDef):
            continue
        inner = [child for child in ast.iter_child_nodes(statement) if isinstance(child, ast.stmt)]
        for part in (*getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
            inner += part.body
        waiting += reversed(inner)


def is_untouched(function: FunctionNode) -> bool:
    """Whether the body is a released stub's: a docstring and ``raise NotImplementedError``."""
    body = function.body
    if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]
    if len(body) != 1 or not isinstance(body[0], ast.Raise):
        return False
    raised = body[0].exc
    if isinstance(raised, ast.Call):
        raised = raised.func
    return isinstance(raised, ast.Name) and raised.id == "NotImplementedError"


@read_once
def breakpoint_in(tree: ast.Module) -> str:
    """Return the first call that stops at a debugger, as it is written; else an empty string."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id in BREAKPOINTS:
                return f"{node.func.id}()"
            if isinstance(node.func, ast.Attribute) and node.func.attr == "set_trace":
                return f"{getattr(node.func.value, 'id', '...')}.set_trace()"
    return ""


@read_once
def symtable_looks(tree: ast.AST) -> int:
    """Bound what ``symtable`` does for code; see ``MOST_LOOKS``."""
    nodes = list(ast.walk(tree))
    scopes = sum(isinstance(node, SCOPES) for node in nodes)
    listed = sum(len(node.names) for node in nodes if isinstance(node, ast.Global | ast.Nonlocal))
    return scopes * (len(nodes) + listed)


def root_name(node: ast.AST | None) -> str:
    """Name what ``a.b[0].c`` begins with, which is ``a``; nothing if it is no name."""
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Starred):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def decorator_name(decorator: ast.expr) -> str:
    """Return the last name of a decorator, whether it is called or not."""
    if isinstance(decorator, ast.Call):
        decorator = decorator.func
    return getattr(decorator, "attr", getattr(decorator, "id", ""))


def signature_of(function: FunctionNode) -> str:
    """Return ``name(arguments)`` with defaults and without annotations."""
    try:
        bare = ast.parse(f"def f({ast.unparse(function.args)}): pass").body[0]
        assert isinstance(bare, ast.FunctionDef)
        for node in ast.walk(bare.args):
            if isinstance(node, ast.arg):
                node.annotation = None
        return f"{function.name}({ast.unparse(bare.args)})"
    except (SyntaxError, RecursionError, MemoryError):  # a default that is a sum of a thousand
        return f"{function.name}(...)"
