"""Words for an answer that is there in the text, and was not there after the notebook was run."""

import re
from collections.abc import Mapping

from autograder.control_characters import escape_line
from autograder.sandbox.cell_reports import DefinitionError

NO_FUNCTION = "so there is no function to test."
_UNDEFINED = re.compile(r"name '([^']{1,100})' is not defined")
_MODULE = re.compile(r"No module named '([^']{1,100})'")


def definition_words(name: str, source: str, errors: Mapping[str, DefinitionError]) -> str:
    """Report what defining a function raised, by name; an empty string if nothing did.

    Parameters
    ----------
    name : str
        The function.
    source : str
        The cell in which it stands.
    errors : mapping
        What defining each name of the notebook raised that was not there at its end.
    """
    error = errors.get(name)
    if error is None:
        return ""
    lines = source.split("\n")
    place = ""
    if 1 <= error.line <= len(lines):
        place = f" in line {error.line} of its cell, `{escape_line(lines[error.line - 1], 100)}`"
    kind = f"`{error.kind}`" if error.kind.isidentifier() else "an exception"
    return f"Defining `{name}` raised {kind}{place}{_cause(error, errors)}, {NO_FUNCTION}"


def _cause(error: DefinitionError, errors: Mapping[str, DefinitionError]) -> str:
    undefined = _UNDEFINED.search(error.text)
    if error.kind == "NameError" and undefined:
        missing = errors.get(undefined[1])
        module = _MODULE.search(missing.text) if missing else None
        if module:
            return f": {_absent(module[1])}"
        return f": `{escape_line(undefined[1], 60)}` is not defined there"
    module = _MODULE.search(error.text)
    return f": {_absent(module[1])}" if error.kind == "ModuleNotFoundError" and module else ""


def _absent(module: str) -> str:
    shown = escape_line(module, 60)
    return (
        f"`{shown}` is not installed where notebooks are graded (`requirements.txt` lists what is)"
    )
