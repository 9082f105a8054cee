"""From records to one self-contained HTML page: everything escaped, nothing loaded, no scripts."""

import functools
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from autograder.control_characters import escape_control_characters

_TEMPLATES = Path(__file__).parent / "templates"


def render(template: str, values: Mapping[str, object]) -> str:
    """Fill a template: every value is escaped, and its invisible signs are spelled out."""
    return _environment().get_template(template).render(values)


@functools.cache
def _environment() -> Environment:
    """Make the environment once: a class has hundreds of pages of one template."""
    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_escape_control_characters,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["code"] = with_code
    environment.filters["number"] = number
    environment.filters["breakable"] = breakable
    return environment


def with_code(text: str) -> Markup:
    """Escape a sentence and set what stands between backticks as code."""
    pieces = escape_control_characters(text).split("`")
    if len(pieces) % 2 == 0:  # an odd backtick is no mark-up, it is a backtick
        pieces[-2:] = ["`".join(pieces[-2:])]
    return Markup("").join(
        Markup("<code>{}</code>").format(piece) if n % 2 else piece
        for n, piece in enumerate(pieces)
    )


def breakable(name: str) -> Markup:
    """Make a long function name wrap after its underscores on a narrow screen."""
    return Markup("_<wbr>").join(escape_control_characters(name).split("_"))


def number(value: float) -> str:
    """Write points as people do: ``3``, ``2.5``, never ``3.0``."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def write_if_changed(path: Path, text: str) -> bool:
    """Write a file in one step, readable at any moment; an equal file is not touched."""
    content = text.encode("utf-8")
    if path.is_file() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, unfinished = tempfile.mkstemp(dir=path.parent, prefix=".writing-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(unfinished).chmod(0o644)
        Path(unfinished).replace(path)
    except BaseException:
        Path(unfinished).unlink(missing_ok=True)
        raise
    return True


def _escape_control_characters(value: object) -> object:
    return (
        escape_control_characters(value)
        if isinstance(value, str) and not isinstance(value, Markup)
        else value
    )
