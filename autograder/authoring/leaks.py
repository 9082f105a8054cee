"""Lines of reference bodies and hidden tests, looked for in what students get.

Compared without spaces. A short line counts only where it stands alone, a long one also within
another. Lines that tell nothing are left out: see `_is_telling`.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from autograder.authoring.reference import Reference, parse_python
from autograder.errors import CourseTextError, Fault
from autograder.paths import CoursePaths

_SHORTEST = 12  # characters without spaces
_SHORTEST_WITHIN = 20
_LITERALS_OF_DATA = 3
_SPACE = re.compile(r"\s+")
_PROMPT = re.compile(r"^\s*(>>>|\.\.\.)\s?")
_LEADING_RETURN = re.compile(r"^return\b\s*")
_NO_NEWS = re.compile(
    r"(import|from|def|class|with|for|global|nonlocal)\b|@|(else|try|finally|pass|break|continue)\b"
)


@dataclass(frozen=True)
class Secret:
    """One telling line of a file that stays home, and what the public contract says anyway.

    ``is_data`` tells a hidden test's inputs from calls that every test of an exercise makes.
    """

    file: Path
    line: int
    words: str
    key: str
    public: str
    is_data: bool


@dataclass(frozen=True)
class PublicText:
    """A text that students get; ``line`` is that of its first line in ``file``.

    In self-checks, tests call the same functions in the same way as hidden tests do: there only
    data is secret, and lines of references.
    """

    file: Path
    line: int
    text: str
    is_selfcheck: bool = False


def read_secrets(
    paths: CoursePaths, topic: str, references: Mapping[str, Reference], exercises: Iterable[str]
) -> list[Secret]:
    """Return what must stay home of the exercises of a topic, as far as its files can be read."""
    secrets: list[Secret] = []
    for name in exercises:
        reference = references.get(name)
        if reference:
            secrets.extend(secrets_of_reference(reference))
        path = paths.hidden_test(topic, name)
        shown = path.relative_to(paths.root)
        try:
            _, text = parse_python(path, shown)
        except CourseTextError:
            continue  # reported where tests are checked
        secrets.extend(secrets_of_tests(text, shown, reference))
    return secrets


def secrets_of_reference(reference: Reference) -> tuple[Secret, ...]:
    """Return the telling lines of a reference's body."""
    lines = reference.body.split("\n")
    numbered = enumerate(lines, reference.body_line)
    return tuple(_secrets(reference.file, numbered, _squeezed_text(reference.head), always=True))


def secrets_of_tests(text: str, file: Path, reference: Reference | None) -> tuple[Secret, ...]:
    """Return the telling lines of a hidden-test file; docstrings are written for students."""
    spoken = _docstring_lines(ast.parse(text))
    numbered = [(n, line) for n, line in enumerate(text.split("\n"), 1) if n not in spoken]
    public = _squeezed_text(reference.head) if reference else ""
    return tuple(_secrets(file, numbered, public, always=False))


def find_leaks(secrets: Iterable[Secret], texts: Iterable[PublicText]) -> list[Fault]:
    """Return a fault for each line of ``texts`` that gives a secret away."""
    faults: dict[tuple[Path, int], Fault] = {}
    pages = [(text, _squeezed_lines(text.text)) for text in texts]
    wholes = ["\n".join(lines) for _, lines in pages]
    for secret in secrets:
        for (text, lines), whole in zip(pages, wholes, strict=True):
            if secret.key not in whole or (text.is_selfcheck and not secret.is_data):
                continue
            for offset, line in enumerate(lines):
                if _gives_away(line, secret.key):
                    where = (text.file, text.line + offset)
                    faults.setdefault(where, Fault(*where, _message(secret)))
    return sorted(faults.values())


def _message(secret: Secret) -> str:
    return (
        f"this line would give {secret.file}:{secret.line} away to students: "
        f"{secret.words!r}. Change one of the two."
    )


def _secrets(
    file: Path, numbered: Iterable[tuple[int, str]], public: str, *, always: bool
) -> Iterator[Secret]:
    for number, line in numbered:
        code = _LEADING_RETURN.sub("", _without_comment(line.strip()))
        key = _squeezed(code)
        if _is_telling(code) and not _gives_away(public, key):
            is_data = always or _count_literals(code) >= _LITERALS_OF_DATA
            yield Secret(file, number, line.strip(), key, public, is_data)


def _is_telling(code: str) -> bool:
    """Whether a line says something: not an import, a header, or a few characters."""
    return len(_squeezed(code)) >= _SHORTEST and not _NO_NEWS.match(code)


def _gives_away(line: str, key: str) -> bool:
    if len(key) >= _SHORTEST_WITHIN:
        return key in line
    return key in line.split("\n") or f"return{key}" in line.split("\n")


def _without_comment(code: str) -> str:
    """Cut a comment behind code off; a line that is all comment stays."""
    if "#" not in code or code.startswith("#"):
        return code
    for token in _tokens(code):
        if token.type == tokenize.COMMENT:
            return code[: token.start[1]].rstrip()
    return code


def _count_literals(code: str) -> int:
    return sum(token.type in (tokenize.NUMBER, tokenize.STRING) for token in _tokens(code))


def _tokens(code: str) -> list[tokenize.TokenInfo]:
    """Return the tokens of one line, as far as it can be read without its neighbours."""
    tokens: list[tokenize.TokenInfo] = []
    try:
        for token in tokenize.generate_tokens(io.StringIO(code).readline):
            tokens.append(token)  # noqa: PERF402  (what was read before an error counts)
    except (tokenize.TokenError, SyntaxError):
        return tokens
    return tokens


def _squeezed(line: str) -> str:
    return _SPACE.sub("", line)


def _squeezed_lines(text: str) -> list[str]:
    lines = text.split("\n")
    return [_squeezed(_without_comment(_PROMPT.sub("", line).strip())) for line in lines]


def _squeezed_text(text: str) -> str:
    return "\n".join(_squeezed_lines(text))


def _docstring_lines(tree: ast.Module) -> set[int]:
    """Return the numbers of the lines on which docstrings stand."""
    lines: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Module(body=[first, *_]) | ast.FunctionDef(body=[first, *_]):
                if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                    lines.update(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    return lines
