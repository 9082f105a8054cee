"""Explain from the notebook's text why an exercise has no answer, or why it cannot work."""

import ast
import unicodedata
from collections.abc import Iterator
from dataclasses import replace

from autograder.checking.answer_cells import AnswerState, Definition, FoundAnswer, ReadNotebook
from autograder.checking.syntax import CACHES, cell_magic, decorator_name
from autograder.control_characters import escape_line

LIKE_LATIN = str.maketrans("аеорсухіјѕһԁԛԝαοερν", "aeopcyxijshdqwaoepv")
"""Letters of other alphabets that look like a Latin one."""


def explained(place: FoundAnswer, notebook: ReadNotebook) -> FoundAnswer:
    """Add what the notebook's text tells about an answer that is missing or cannot work."""
    if place.state is AnswerState.MISSING:
        reasons = _reasons(place.exercise, notebook)
        first = next(reasons, None)
        return replace(place, notes=(first,)) if first else place
    if place.state is AnswerState.PRESENT and place.exercise in notebook.definitions:
        found = notebook.definitions[place.exercise][-1]
        return replace(place, notes=(*place.notes, *_oddities(found)))
    return place


def _oddities(found: Definition) -> Iterator[str]:
    """Name what keeps an answer from being an ordinary function of the notebook."""
    magic = cell_magic(found.cell.source)
    name = found.node.name
    if magic:
        yield (
            f"{found.cell.title} begins with `%%{magic}`, which keeps nothing of what it "
            f"defines. `{name}` was graded all the same; take that line out."
        )
    if isinstance(found.node, ast.AsyncFunctionDef):
        yield (
            f"{found.cell.title} defines `{name}` with `async def`: calling it gives a "
            "coroutine in place of the result. Write `def`."
        )
    if any(decorator_name(decorator) in CACHES for decorator in found.node.decorator_list):
        yield (
            f"{found.cell.title} puts `{name}` under `lru_cache` or its like: called with arrays, "
            "lists or dicts it raises TypeError (unhashable). Take that line off."
        )


def _reasons(name: str, notebook: ReadNotebook) -> Iterator[str]:
    """Yield what may have become of an answer that was not found, the surest first."""
    for cell in notebook.cells:
        magic = cell_magic(cell.source) if cell.cell_type == "code" else ""
        if magic and f"def {name}(" in cell.source:
            yield (
                f"{cell.title} begins with `%%{magic}`, so it is not run as Python and "
                f"defines no `{name}`. Take that line out."
            )
    for spelled, found in notebook.definitions.items():
        # Python itself reads letters such as the mathematical ones as plain ones.
        if spelled != name and spelled.translate(LIKE_LATIN) == name:
            yield (
                f"{found[-1].cell.title} defines a function whose name only looks like "
                f"`{name}`: {_strangers(spelled)}. Type the name again."
            )
    if around := notebook.enclosed.get(name):
        kind = "class" if isinstance(around.node, ast.ClassDef) else "function"
        owner = escape_line(around.node.name, 60)
        yield (
            f"{around.cell.title} defines `{name}` inside the {kind} "
            f"`{owner}`, where it cannot be found. Begin its `def` at the left."
        )


def _strangers(name: str) -> str:
    reported = [
        f"letter {place} is {unicodedata.name(sign, 'unknown')} (U+{ord(sign):04X})"
        for place, sign in enumerate(name, 1)
        if not sign.isascii()
    ]
    return ", ".join(reported[:3])
