"""The contract of an exercise, its docstring, as Markdown that wraps on a narrow screen."""

import ast
import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence

from numpydoc.docscrape import NumpyDocString, Parameter

_LISTED = ("Parameters", "Returns", "Yields", "Raises", "Warns")
_DOUBLE = re.compile(r"``(.+?)``", re.DOTALL)
_LITERAL = re.compile(r"``.+?``|`[^`\n]+`", re.DOTALL)
_BOLD = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*")
_REFERENCE = re.compile(r"^\.\. \[\w+\]\s*")
_TABLE_EDGE = re.compile(r"^\s*=+( +=+)+\s*$")
_SPECIAL = re.compile(r"([\\*_\[\]<>$#{}|~])")


def contract_of(stub: str) -> str:
    """Return signature and docstring of a stub as Markdown.

    Parameters
    ----------
    stub : str
        A function as the release has it: what it has to do, and no more.
    """
    function = ast.parse(stub).body[0]
    if not isinstance(function, ast.FunctionDef):
        raise TypeError(f"the stub is no function. Got {stub[:60]!r}.")
    docstring = NumpyDocString(ast.get_docstring(function) or "")
    parts = [fenced(_signature(stub, function), "python"), *_words(docstring["Summary"])]
    parts += _words(docstring["Extended Summary"])
    for name in _LISTED:
        parts += _fields(name, docstring[name])
    parts += _headed("Notes", _words(docstring["Notes"]))
    if any(docstring["Examples"]):
        parts += _headed("Examples", _examples(docstring["Examples"]))
    sources = _references(docstring["References"])
    if sources:
        parts += _headed("References", [":::{container} sources", *sources, ":::"])
    return "\n\n".join(parts)


def fenced(text: str, language: str, *options: str) -> str:
    """Return a block of code as Markdown; no line of the text can end it."""
    longest = max((len(run) for run in re.findall(r"`{3,}", text)), default=2)
    fence = "`" * (longest + 1)
    head = f"{{code-block}} {language}" if options else language
    return "\n".join([f"{fence}{head}", *options, text, fence])


def _signature(stub: str, function: ast.FunctionDef) -> str:
    """Return the lines of the stub above its docstring, as the author broke them."""
    return "\n".join(stub.split("\n")[: function.body[0].lineno - 1])


def _headed(title: str, parts: Sequence[str]) -> list[str]:
    head = f"{{.contract-part}}\n{title}"
    return [head, *parts] if parts else []


def _fields(title: str, fields: Sequence[Parameter]) -> list[str]:
    """Return a list of definitions: name and type, then what is said about them."""
    items = []
    for field in fields:
        named = f"`{field.name}`" if field.name else ""
        kind = _plain(field.type)
        term = " : ".join(part for part in (named, kind) if part)
        told = "\n\n".join(_words(field.desc)) or "–"
        items.append(f"{term}\n: {textwrap.indent(told, '  ').strip()}")
    return _headed(title, ["\n\n".join(items)] if items else [])


def _words(lines: Iterable[str]) -> list[str]:
    """Return paragraphs; a table or an indented block keeps its lines."""
    return [_paragraph(lines) for lines in _blocks(lines)]


def _blocks(lines: Iterable[str]) -> Iterator[list[str]]:
    block: list[str] = []
    for line in [*lines, ""]:
        if line.strip():
            block.append(line)
        elif block:
            yield block
            block = []


def _paragraph(lines: Sequence[str]) -> str:
    is_table = any(_TABLE_EDGE.match(line) for line in lines)
    if is_table or all(line.startswith("    ") for line in lines):
        kept = [line for line in lines if not _TABLE_EDGE.match(line)]
        return fenced(textwrap.dedent("\n".join(kept)).replace("``", ""), "text")
    return _plain(re.sub(r"::$", ":", "\n".join(line.strip() for line in lines)))


def _plain(text: str) -> str:
    """Turn the marks of a docstring into those of Markdown, and keep all other characters."""
    pieces, end = [], 0
    for found in _LITERAL.finditer(text):
        pieces.append(_prose(text[end : found.start()]))
        code = " ".join(found.group().strip("`").split())
        pieces.append(f"`` {code} ``" if "`" in code else f"`{code}`")
        end = found.end()
    return "".join([*pieces, _prose(text[end:])])


def _prose(text: str) -> str:
    halves = _BOLD.split(text)
    escaped = [_SPECIAL.sub(r"\\\1", half) for half in halves]
    return "".join(f"**{half}**" if n % 2 else half for n, half in enumerate(escaped))


def _examples(lines: Iterable[str]) -> list[str]:
    """Return the calls as sessions, and the words between them as words."""
    parts = []
    for block in _blocks(lines):
        is_session = block[0].lstrip().startswith(">>>")
        text = textwrap.dedent("\n".join(block))
        parts.append(fenced(text, "pycon") if is_session else _paragraph(block))
    return parts


def _references(lines: Iterable[str]) -> list[str]:
    """Return one paragraph for each source."""
    entries: list[str] = []
    for line in filter(str.strip, lines):
        if _REFERENCE.match(line.strip()) or not entries:
            entries.append(_REFERENCE.sub("", line.strip()))
        else:
            entries[-1] += f" {line.strip()}"
    return [_plain(entry) for entry in entries]
