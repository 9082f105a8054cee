"""What matters about a Python source: its tree without comments, what it imports, what it names.

Docstrings, titles and points of tests are kept apart from the code. Two sources with the same
``code`` do the same.
"""

import ast
import dataclasses
import json
import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeGuard

from autograder.authoring import marked_tests
from autograder.authoring.marked_tests import points_of
from autograder.grading.facts_cache import FactsCache
from autograder.grading.hashes import short_hash

_FORM = short_hash([Path(file).read_bytes() for file in (__file__, marked_tests.__file__)])
"""What is cached is worthless when facts of the same source come out otherwise."""

ANYTHING = -1
"""The level of an import whose name is computed: it may be of any module."""

_IMPORTERS = frozenset(("import_module", "__import__", "run_module"))
_DOTTED = re.compile(r"[A-Za-z_]\w*(?:\.\w+)+")
_PROGRAM = re.compile(r"^\s*(?:import|from)\s", re.MULTILINE)
_WORD = re.compile(r"\w+")
_UNSEEN = frozenset(("ctx", "kind", "type_comment", "type_ignores"))
_TELLING = frozenset(
    (
        "compile",
        "count",
        "endswith",
        "find",
        "findall",
        "finditer",
        "fullmatch",
        "get",
        "index",
        "match",
        "partition",
        "removeprefix",
        "removesuffix",
        "replace",
        "rpartition",
        "search",
        "split",
        "startswith",
        "strip",
        "sub",
    )
)
"""Methods that look at the strings given to them."""

_Body = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Import(NamedTuple):
    """One import: how many dots, the module after them, and the names taken from it."""

    level: int
    module: str
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class SourceFacts:
    """What a source is, part by part; ``words`` are the names in its code, also inside strings."""

    code: str
    docstrings: str
    points: str
    titles: str
    words: frozenset[str]
    imports: tuple[Import, ...]


def read_facts(source: bytes, cache: FactsCache) -> SourceFacts:
    """Return the facts of a source; what is not Python is taken as it stands."""
    kept = cache.fetch(f"{_FORM}/facts", source, lambda: _to_json(_facts_of(source)))
    values = json.loads(kept)
    values["words"] = frozenset(values["words"].split())
    values["imports"] = tuple(
        Import(lvl, mod, tuple(names)) for lvl, mod, names in values["imports"]
    )
    return SourceFacts(**values)


def hash_without_sentences(source: bytes, cache: FactsCache) -> str:
    """Hash the code of a source with its sentences left blank: strings that are only shown."""

    def compute() -> str:
        tree = parse(source)
        return short_hash([source] if tree is None else _code(tree, is_blank=True))

    return cache.fetch(f"{_FORM}/blank", source, compute)


def parse(source: bytes) -> ast.Module | None:
    """Parse a source; None if it is not Python: whoever runs it will report that."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of an answer with "\\d" in it, say
            return ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _to_json(facts: SourceFacts) -> str:
    values = {field.name: getattr(facts, field.name) for field in dataclasses.fields(facts)}
    return json.dumps({**values, "words": " ".join(sorted(facts.words))})


def _facts_of(source: bytes) -> SourceFacts:
    tree = parse(source)
    if tree is None:
        words = frozenset(_WORD.findall(source.decode(errors="replace")))
        return SourceFacts(short_hash([source]), "", "", "", words, ())
    points, titles = _take_marks(tree)
    strings = [text for node in ast.walk(tree) if (text := _lone_string(node)) is not None]
    return SourceFacts(
        code=short_hash(_code(tree)),
        docstrings=short_hash(strings),
        points=repr(points),
        titles=short_hash([repr(titles)]),
        words=frozenset(_words(tree)),
        imports=tuple(dict.fromkeys(_imports(tree))),
    )


def _take_marks(tree: ast.Module) -> tuple[list[tuple[str, list[int]]], list[str | None]]:
    """Take points and titles of tests out of a tree; return both."""
    points, titles = [], []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = [points_of(decorator) for decorator in node.decorator_list]
            title = ast.get_docstring(node)
            points.append((node.name, [mark for mark in marks if mark]))
            titles.append(title)
            node.decorator_list = [
                decorator
                for decorator, mark in zip(node.decorator_list, marks, strict=True)
                if not mark
            ]
            node.body = node.body[1:] if title is not None else node.body
    return points, titles


def _lone_string(node: ast.AST) -> str | None:
    """Return the text of a docstring, or of any other string that stands as a statement."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return node.value.value if isinstance(node.value.value, str) else None
    return None


# --- the tree, in a form that is the same for all versions of Python ------------------------------


def _code(tree: ast.AST, *, is_blank: bool = False) -> list[str]:
    parts: list[str] = []
    _write(tree, parts, is_blank=is_blank)
    return parts


def _write(value: object, parts: list[str], *, is_blank: bool) -> None:
    """Write a tree down without positions and docstrings; fields that are empty are left out."""
    if isinstance(value, list):
        parts.append("[")
        for item in value:
            if not (isinstance(item, ast.AST) and _lone_string(item) is not None):
                _write(item, parts, is_blank=is_blank)
        parts.append("]")
    elif is_blank and isinstance(value, ast.JoinedStr) and _is_worded(value):
        parts.append("(a sentence")
        for part in value.values:
            if not isinstance(part, ast.Constant):
                _write(part, parts, is_blank=is_blank)
        parts.append(")")
    elif isinstance(value, ast.Constant):
        is_left_out = is_blank and _is_sentence(value.value)
        parts.append("a sentence" if is_left_out else f"{type(value.value)} {value.value!r}")
    elif isinstance(value, ast.AST):
        parts.append(f"({type(value).__name__}")
        for name in value._fields:
            found = getattr(value, name, None)
            if name not in _UNSEEN and found is not None and found != []:
                parts.append(name)
                _write(found, parts, is_blank=is_blank and not _is_looked_at(value, name))
        parts.append(")")
    else:
        parts.append(repr(value))


def _is_sentence(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and " " in value.strip()


def _is_worded(formatted: ast.JoinedStr) -> bool:
    """Whether a formatted string is a sentence with gaps: with a space somewhere in it."""
    texts = [part.value for part in formatted.values if isinstance(part, ast.Constant)]
    return any(" " in str(text) for text in texts)


def _is_looked_at(node: ast.AST, name: str) -> bool:
    """Whether a string in this field of a node can decide something, and is not only shown."""
    if isinstance(node, ast.Compare | ast.MatchValue | ast.Set):
        return True
    if (type(node), name) in ((ast.Subscript, "slice"), (ast.Dict, "keys")):
        return True
    function = node.func if isinstance(node, ast.Call) else None
    return isinstance(function, ast.Attribute) and function.attr in _TELLING


# --- what it names -------------------------------------------------------------------------------


def _words(tree: ast.AST) -> Iterator[str]:
    """Yield the names in the code, and the words in its strings."""
    docstrings = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and id(node) not in docstrings:
                yield from _WORD.findall(node.value)
            continue
        for name in node._fields:
            value = getattr(node, name, None)
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, str):
                    yield from _WORD.findall(item)


def _imports(tree: ast.AST) -> Iterator[Import]:
    """Yield what a tree imports: anywhere in it, by a name in a string, in a program in one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (Import(0, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names = tuple(alias.name for alias in node.names)
            yield Import(node.level, node.module or "", names)
        elif isinstance(node, ast.Call):
            yield from _imported_by(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from _in_string(node.value)


def _imported_by(call: ast.Call) -> Iterator[Import]:
    """Yield what a call such as ``import_module(f"{__package__}.cells")`` imports."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name not in _IMPORTERS or not call.args:
        return
    argument = call.args[0]
    parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
    texts = [part.value for part in parts if isinstance(part, ast.Constant)]
    text = str(texts[0]) if texts else ""
    bare = text.lstrip(".")
    if texts and len(parts) == 1:
        yield Import(len(text) - len(bare), bare)
    elif texts and len(parts) == 2 and bare != text and _is_own_package(parts[0]):
        yield Import(1, bare)
    elif "." in bare and bare == text and isinstance(parts[0], ast.Constant):
        yield Import(ANYTHING, bare.partition(".")[0])
    else:
        yield Import(ANYTHING, "")


def _is_own_package(part: ast.AST) -> bool:
    value = part.value if isinstance(part, ast.FormattedValue) else None
    return isinstance(value, ast.Name) and value.id == "__package__"


def _in_string(text: str) -> Iterator[Import]:
    if _DOTTED.fullmatch(text):
        yield Import(0, text)
    elif _PROGRAM.search(text):
        tree = parse(text.encode(errors="replace"))
        for one in _imports(tree) if tree is not None else ():
            yield one
            if one.level == 0:  # it may be run with another search path: its own folder, say
                yield Import(1, one.module, one.names)
