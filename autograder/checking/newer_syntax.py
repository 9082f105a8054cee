"""Recognise syntax that came with a Python newer than the one that reads a cell.

What is newer is written in the older way; if the cell can be read then, that was the obstacle. The
rest of a cell that has another fault stays unreadable, so nothing is taken for what it is not.
"""

import ast
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass

MAX_CHARACTERS = 20_000
MAX_NESTING = 20

Version = tuple[int, int]
Change = tuple[int, int, str]
"""Where a piece of the text begins and ends, and what an older Python reads in its place."""


@dataclass(frozen=True)
class NewerSyntax:
    """What only a newer Python reads: since when, its line, and what it is."""

    since: Version
    line: int
    what: str

    def __str__(self) -> str:
        """Return it as the part of a sentence that says why a cell cannot be read."""
        since, own = (".".join(map(str, one)) for one in (self.since, sys.version_info[:2]))
        return f"{self.what} came with Python {since}, and Python {own} grades"


def newer_syntax(source: str) -> NewerSyntax | None:
    """Find what keeps this Python from reading a cell and a newer one not; the first of it."""
    if len(source) > MAX_CHARACTERS:
        return None
    text, found = source, []
    for since, what, changes_in in FEATURES:
        if since > sys.version_info[:2]:
            changes = _settled(changes_in(text))
            found += [NewerSyntax(since, _line_at(text, start), what) for start, _, _ in changes]
            text = _changed(text, changes)
    if not found or not _is_read(text):
        return None
    return min(found, key=lambda one: one.line)


def _line_at(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def _settled(changes: Iterator[Change]) -> list[Change]:
    try:
        return list(changes)
    except _UnreadableError:
        return []


def _changed(text: str, changes: list[Change]) -> str:
    """Make changes; line ends stay, so that lines keep their numbers."""
    for start, end, older in reversed(changes):
        ends = "\\\n" * (text.count("\n", start, end) - older.count("\n"))
        text = text[:start] + older + ends + text[end:]
    return text


def _is_read(text: str) -> bool:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            ast.parse(text)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return False
    return True


# --- names, types, exceptions -----------------------------------------------------------------

_PARAMETERS = re.compile(r"^[ \t]*(?:(?:async[ \t]+)?def|class)[ \t]+\w+[ \t]*(?=\[)", re.MULTILINE)
_ALIAS = re.compile(r"^[ \t]*(type[ \t]+)[^\W\d]\w*[ \t]*(?==[^=]|\[)", re.MULTILINE)
_BARE_EXCEPT = re.compile(
    r"^[ \t]*except\*?[ \t]+([^:(\n]{1,200},[^:\n]{1,200}?)[ \t]*:", re.MULTILINE
)
_LAZY = re.compile(r"^[ \t]*(lazy[ \t]+)(?=import\b|from\b)", re.MULTILINE)


def _type_parameters(text: str) -> Iterator[Change]:
    for found in _PARAMETERS.finditer(text):
        yield found.end(), _end_of_brackets(text, found.end()), ""


def _type_aliases(text: str) -> Iterator[Change]:
    for found in _ALIAS.finditer(text):
        yield *found.span(1), ""
        if text[found.end()] == "[":
            yield found.end(), _end_of_brackets(text, found.end()), ""


def _bare_exceptions(text: str) -> Iterator[Change]:
    for found in _BARE_EXCEPT.finditer(text):
        yield *found.span(1), f"({found[1]})"


def _lazy_imports(text: str) -> Iterator[Change]:
    for found in _LAZY.finditer(text):
        yield *found.span(1), ""


def _end_of_brackets(text: str, start: int) -> int:
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == "[") - (text[place] == "]")
        if depth == 0:
            return place + 1
    raise _UnreadableError


# --- strings ----------------------------------------------------------------------------------


class _UnreadableError(Exception):
    """The text ends before a string or a bracket does, or nests too deeply."""


_STRING = re.compile(r"#[^\n]*|(?<![\w])([A-Za-z]{0,2})('''|\"\"\"|'|\")")


def _f_strings(text: str) -> Iterator[Change]:
    """Yield the f-strings that this Python does not read, although their expressions are right."""
    for start, end, prefix, expressions in _formatted_strings(text):
        is_newer = "f" in prefix and not _is_read(text[start:end])
        if is_newer and all(map(_is_expression, expressions)):
            yield start, end, _string_over(text, start, end)


def _template_strings(text: str) -> Iterator[Change]:
    for start, end, prefix, expressions in _formatted_strings(text):
        if "t" in prefix and all(map(_is_expression, expressions)):
            yield start, end, _string_over(text, start, end)


def _string_over(text: str, start: int, end: int) -> str:
    """Return a string of as many lines as there are between two places."""
    ends = "\n" * text.count("\n", start, end)
    return f"'''{ends}'''"


def _is_expression(text: str) -> bool:
    """Return whether a field's expression can be read, with what is newer in it made older."""
    older = _changed(text, _settled(_f_strings(text)))
    return bool(older.strip()) and _is_read(f"(\n{older}\n)")


def _formatted_strings(text: str) -> Iterator[tuple[int, int, str, list[str]]]:
    """Yield the outermost f-strings and t-strings: start, end, prefix, expressions."""
    place = 0
    while found := _STRING.search(text, place):
        place = found.end()
        if found[2]:
            prefix = found[1].lower()
            expressions: list[str] = []
            place = _end_of_string(text, place, found[2], prefix, expressions, 0)
            if {"f", "t"} & set(prefix):
                yield found.start(), place, prefix, expressions


def _end_of_string(
    text: str, place: int, quote: str, prefix: str, expressions: list[str], depth: int
) -> int:
    """Return where a string ends whose text begins at a place; keep the expressions in it."""
    has_fields = "f" in prefix or "t" in prefix
    while place < len(text):
        if text.startswith(quote, place):
            return place + len(quote)
        sign, following = text[place], text[place + 1 : place + 2]
        if sign == "\n" and len(quote) == 1:
            raise _UnreadableError
        if sign == "\\" and not (has_fields and following in ("{", "}")):
            named = has_fields and "r" not in prefix and text.startswith("N{", place + 1)
            place = text.find("}", place) + 1 if named else place + 2
        elif has_fields and sign == "{" and following == "{":
            place += 2
        elif has_fields and sign == "{":
            place = _end_of_field(text, place + 1, expressions, depth + 1)
        else:
            place += 1
    raise _UnreadableError


_CONVERSION = re.compile(r"=?\s*(?:![rsa])?\s*(?=[:}])")


def _end_of_field(text: str, start: int, expressions: list[str], depth: int) -> int:
    """Return where a field of an f-string ends; keep its expression, and those of its format."""
    if depth > MAX_NESTING:
        raise _UnreadableError
    place, brackets = start, 0
    while place < len(text):
        found = _STRING.match(text, place)
        sign = text[place]
        if found:
            place = found.end()
            if found[2]:
                place = _end_of_string(text, place, found[2], found[1].lower(), [], depth + 1)
            continue
        ending = (
            None
            if brackets or text[place : place + 2] in ("!=", "==")
            else _CONVERSION.match(text, place)
        )
        if ending and not (sign == "=" and text[place - 1] in "=!<>"):
            expressions.append(text[start:place])
            return _end_of_format(text, ending.end(), expressions, depth)
        brackets += (sign in "([{") - (sign in ")]}")
        place += 1
    raise _UnreadableError


def _end_of_format(text: str, place: int, expressions: list[str], depth: int) -> int:
    while place < len(text) and text[place] != "}":
        inner = text[place] == "{"
        place = _end_of_field(text, place + 1, expressions, depth + 1) if inner else place + 1
    return place + 1


FEATURES: tuple[tuple[Version, str, Callable[[str], Iterator[Change]]], ...] = (
    (
        (3, 12),
        "an f-string with its own kind of quotes, a backslash or a comment between its braces",
        _f_strings,
    ),
    ((3, 12), "`[T]` after the name of a function or class", _type_parameters),
    ((3, 12), "the statement `type X = ...`", _type_aliases),
    ((3, 14), "a template string, `t'...'`,", _template_strings),
    ((3, 14), "`except A, B:` without brackets", _bare_exceptions),
    ((3, 15), "`lazy import`", _lazy_imports),
)
