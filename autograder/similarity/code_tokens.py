"""Code as tokens that stay the same when names, layout, comments and words are changed."""

import ast
import builtins
import io
import keyword
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

_LAYOUT = frozenset(
    (tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
)
_ENDS = frozenset((tokenize.NEWLINE, tokenize.ENDMARKER))
_BUILTINS = frozenset(dir(builtins))
_BRACKETS = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}
_HEADERS = frozenset(
    ("if", "elif", "else", "for", "while", "with", "try", "except", "finally", "def", "class")
)
_ENDS_OF_ARGUMENT = frozenset(((1, ","), (1, "="), (0, ")")))
_ENDS_OF_RESULT = frozenset(((0, ":"),))
"""Where what an argument or a result is said to be ends: how deep in brackets, and with what."""


@dataclass(frozen=True)
class CodeToken:
    """One token, and where it stands: lines begin at 1, columns at 0.

    ``is_own`` says that the text is a name that whoever wrote it could have chosen otherwise.
    """

    text: str
    is_own: bool
    start: tuple[int, int]
    end: tuple[int, int]


Statement = tuple[CodeToken, ...]


@dataclass
class _Line:
    """The statement that is being read."""

    tokens: list[tokenize.TokenInfo] = field(default_factory=list)
    depth: int = 0

    def add(self, token: tokenize.TokenInfo) -> bool:
        """Take a token; return whether the statement ends with it."""
        self.depth += _BRACKETS.get(token.string, 0) if token.type == tokenize.OP else 0
        if token.type in _ENDS:
            return True
        if token.type in _LAYOUT:
            return False
        self.tokens.append(token)
        if self.depth or token.type != tokenize.OP:
            return False
        is_header = self.tokens[0].string in _HEADERS or self.tokens[0].string == "async"
        return token.string == ";" or (token.string == ":" and is_header)


def statements_of(source: str) -> tuple[Statement, ...]:
    """Read code, statement by statement, as far as it can be read.

    Comments, docstrings, annotations of functions, layout, round brackets and commas before a
    closing bracket are left out; strings are all the same, numbers are by value, attributes keep
    their names.
    """
    found = []
    for line in _lines(source):
        if line and not (len(line) == 1 and line[0].type == tokenize.STRING):
            statement = tuple(_plain(list(_without_annotations(line))))
            if statement:
                found.append(statement)
    return tuple(found)


def _lines(source: str) -> Iterator[Sequence[tokenize.TokenInfo]]:
    line = _Line()
    try:
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if line.add(token):
                yield line.tokens
                line = _Line()
    except (tokenize.TokenError, SyntaxError):  # no Python from here on
        pass
    yield line.tokens


def _without_annotations(line: Sequence[tokenize.TokenInfo]) -> Iterator[tokenize.TokenInfo]:
    """Leave out of the head of a function what its arguments and its result are said to be."""
    is_head = any(token.string == "def" for token in line[:2])
    depth, ends = 0, frozenset[tuple[int, str]]()
    for token in line:
        string = token.string
        depth += _BRACKETS.get(string, 0)
        if (depth, string) in ends:
            ends = frozenset()
        elif is_head and not ends and (depth, string) == (1, ":"):
            ends = _ENDS_OF_ARGUMENT
        elif is_head and not ends and (depth, string) == (0, "->"):
            ends = _ENDS_OF_RESULT
        if not ends:
            yield token


def _plain(line: Sequence[tokenize.TokenInfo]) -> Iterator[CodeToken]:
    depth, before = 0, ""
    for token, after in zip(line, [*(t.string for t in line[1:]), ""], strict=True):
        string = token.string
        depth += _BRACKETS.get(string, 0) if token.type == tokenize.OP else 0
        text, is_own = _normal(token, before, after, is_inside=depth > 0)
        before = string
        if text:
            yield CodeToken(text, is_own, token.start, token.end)


def _normal(
    token: tokenize.TokenInfo, before: str, after: str, *, is_inside: bool
) -> tuple[str, bool]:
    """Return what counts of a token, and whether it is a name of the writer's own choice."""
    string = token.string
    if token.type == tokenize.NAME:
        if before == ".":
            return f".{string}", False
        is_argument = is_inside and after == "="
        return string, not (keyword.iskeyword(string) or string in _BUILTINS or is_argument)
    if token.type == tokenize.NUMBER:
        return _number(string), False
    if token.type == tokenize.STRING:
        return "''", False
    if string in ("(", ")", ".", ";") or (string == "," and after in (")", "]", "}")):
        return "", False
    return string.strip(), False


def _number(text: str) -> str:
    try:
        value = ast.literal_eval(text)
        return repr(float(value)) if isinstance(value, int | float) else repr(value)
    except (ValueError, SyntaxError, OverflowError):
        return text
