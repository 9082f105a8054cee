"""TOML that people write: read, checked against a model, every fault with the line it stands on.

``tomllib`` gives values without positions, so a small scanner finds the lines of tables and keys;
values are never read from it.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from autograder.errors import CourseTextError, Fault

Location = tuple[str | int, ...]
Model = TypeVar("Model", bound=BaseModel)

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"""' + r"|'''.*?'''" + r'|"(?:\\.|[^"\\\n])*"' + r"|'[^'\n]*'"
    r"|\#[^\n]*|[\[\]{}]|\n",
    re.DOTALL,
)
_KEY_PART = re.compile(r"""\s*(?:"([^"\n]*)"|'([^'\n]*)'|([A-Za-z0-9_-]+))\s*(\.)?""")
_HEADER = re.compile(r"\s*(\[\[?)(.*?)\]\]?\s*(?:\#.*)?\Z", re.DOTALL)
_DECODE_LINE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")


@dataclass(frozen=True)
class TomlText:
    """Where the tables and keys of one TOML file stand; ``file`` is what messages show."""

    file: Path
    text: str = field(repr=False)
    lines: Mapping[Location, int] = field(repr=False)

    @classmethod
    def of(cls, file: Path, text: str) -> "TomlText":
        """Find the lines of all tables and keys of ``text``."""
        return cls(file, text, _locate(text))

    def line_of(self, *location: str | int) -> int:
        """Return the line of a key, or of the nearest table around it; 1 for the whole file."""
        for length in range(len(location), 0, -1):
            if location[:length] in self.lines:
                return self.lines[location[:length]]
        return 1

    def fault(self, location: Location, message: str) -> Fault:
        """Make a fault that stands at ``location``."""
        return Fault(self.file, self.line_of(*location), message)


def read_toml(path: Path, shown: Path, model: type[Model]) -> tuple[Model, TomlText]:
    """Read ``path`` as ``model``; a CourseTextError holds all its faults, shown as ``shown``."""
    values, toml = parse_toml(path, shown)
    faults = faults_of_values(values, toml, model)
    if faults:
        raise CourseTextError(faults)
    return model.model_validate(values), toml


def parse_toml(path: Path, shown: Path) -> tuple[dict[str, Any], TomlText]:
    """Read ``path`` as plain values; CourseTextError when it is missing or no TOML."""
    try:
        text = path.read_text(encoding="utf-8")
        return tomllib.loads(text), TomlText.of(shown, text)
    except FileNotFoundError:
        raise CourseTextError([Fault(shown, 1, "the file is missing. Write it.")]) from None
    except UnicodeDecodeError as error:
        message = f"the file is not UTF-8 text ({error.reason}). Save it as UTF-8."
        raise CourseTextError([Fault(shown, 1, message)]) from None
    except tomllib.TOMLDecodeError as error:
        raise CourseTextError([_syntax_fault(shown, text, str(error))]) from None


def faults_of_values(values: object, toml: TomlText, model: type[BaseModel]) -> list[Fault]:
    """Return everything that keeps ``values`` from being a ``model``."""
    try:
        model.model_validate(values)
    except ValidationError as error:
        return [_fault(toml, model, detail) for detail in error.errors(include_url=False)]
    return []


def _syntax_fault(shown: Path, text: str, message: str) -> Fault:
    found = _DECODE_LINE.search(message)
    line = int(found[1]) if found and found[1] else max(1, len(text.splitlines()))
    said = _DECODE_LINE.sub("", message)
    return Fault(shown, line, f"this is not TOML: {said[:1].lower()}{said[1:]}. Fix this line.")


# --- faults in words --------------------------------------------------------------------------


def _fault(toml: TomlText, model: type[BaseModel], detail: ErrorDetails) -> Fault:
    location = tuple(part for part in detail["loc"] if part != "[key]")
    name = next((part for part in reversed(location) if isinstance(part, str)), "the table")
    if detail["type"] == "extra_forbidden":
        message = f"unknown key {name!r}. {_known_keys(model, location)}"
    elif detail["type"] == "missing":
        message = f"the key {name!r} is missing. Write: {_how_to_write(model, location)}"
    else:
        message = f"{name}: {_reason(detail)}. Got {_shown(detail['input'])}."
    return toml.fault(location, message)


def _reason(detail: ErrorDetails) -> str:
    return detail["msg"].removeprefix("Value error, ").removeprefix("Input ").rstrip(".")


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _known_keys(model: type[BaseModel], location: Location) -> str:
    """Name the key that was probably meant, else all keys that the table knows."""
    known = _keys_of(model, location[:-1])
    close = get_close_matches(str(location[-1]), known, n=1)
    return f"Did you mean {close[0]!r}?" if close else f"Known keys: {', '.join(known)}."


def _how_to_write(model: type[BaseModel], location: Location) -> str:
    name = str(location[-1])
    is_table = name in model.model_fields and _model_within(model.model_fields[name].annotation)
    return f"[[{name}]]" if is_table else f"{name} = ..."


def _keys_of(model: type[BaseModel], table: Location) -> list[str]:
    current = model
    for part in table:
        if isinstance(part, str) and part in current.model_fields:
            current = _model_within(current.model_fields[part].annotation) or current
    return list(current.model_fields)


def _model_within(annotation: Any) -> type[BaseModel] | None:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    for inner in getattr(annotation, "__args__", ()):
        found = _model_within(inner)
        if found:
            return found
    return None


# --- positions --------------------------------------------------------------------------------


def _locate(text: str) -> dict[Location, int]:
    lines: dict[Location, int] = {}
    counts: dict[Location, int] = {}
    table: Location = ()
    for line, statement in _statements(text):
        header = _HEADER.match(statement)
        if header:
            table = _table(_key_parts(header[2]), header[1] == "[[", counts)
            lines.setdefault(table, line)
        else:
            location = table
            for part in _key_parts(statement):
                location = (*location, part)
                lines.setdefault(location, line)
    return lines


def _table(parts: Location, is_array: bool, counts: dict[Location, int]) -> Location:
    """Return where a header leads: ``[[exercise]]`` the third time is ``("exercise", 2)``."""
    table: Location = ()
    for part in parts:
        table = (*table, part)
        if is_array and len(table) - sum(isinstance(p, int) for p in table) == len(parts):
            counts[table] = counts.get(table, -1) + 1
        if table in counts:
            table = (*table, counts[table])
    return table


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Yield each key-and-value or header with its first line, over however many lines it goes."""
    start, start_line, line, depth = 0, 1, 1, 0
    for token in _TOKEN.finditer(text + "\n"):
        word = token[0]
        if word in "[{":
            depth += 1
        elif word in "]}":
            depth -= 1
        line += word.count("\n")
        if word == "\n" and depth == 0:
            statement = text[start : token.start()].strip()
            if statement and not statement.startswith("#"):
                yield start_line, statement
            start, start_line = token.end(), line


def _key_parts(statement: str) -> Location:
    """Return the dotted key at the start of ``statement`` as its parts."""
    parts: list[str | int] = []
    position = 0
    while found := _KEY_PART.match(statement, position):
        parts.append(found[1] or found[2] or found[3] or "")
        position = found.end()
        if not found[4]:
            break
    return tuple(parts)
