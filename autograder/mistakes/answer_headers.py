"""What a stored answer says of itself: the docstring at its top.

A wrong answer begins with a sentence for students, and below it says what it breaks::

    \"\"\"compares singular values with a fixed number

    Breaks: other units of X
    Slips: 1
    \"\"\"

``Breaks`` quotes a promise of the statement's *Tests probe* list; the line may be repeated.
``Slips`` counts its mistakes, 1 where the line is missing. A slip after which less than half of the
behaviour is right says why: ``Slips: 1, every value is wrong``. A right answer quotes with
``Needs`` what the statement allows it, such as "signs are free".
"""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from autograder.errors import CourseTextError, Fault

_FIELD = re.compile(r"(?P<key>[A-Z][a-z]+):\s*(?P<value>.*)")
_SLIPS = re.compile(r"(?P<count>[1-9])(?:,\s*(?P<why>.+))?")


@dataclass(frozen=True)
class AnswerHeader:
    """The docstring of a stored answer, read.

    Parameters
    ----------
    sentence : str
        What it does, for students; empty if there is no docstring.
    breaks, needs : tuple of str
        Quotes of the statement's promises.
    slips : int
        How many mistakes it makes.
    why_little_is_right : str
        Why less than half of the behaviour is right; empty if half of it is.
    """

    sentence: str
    breaks: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    slips: int = 1
    why_little_is_right: str = ""


def read_answer_header(path: Path, shown: Path) -> AnswerHeader:
    """Read the header of one stored answer.

    Raises
    ------
    CourseTextError
        If the file is not Python, or a line below the sentence is not a field.
    """
    source = path.read_text(encoding="utf-8")
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise CourseTextError(
            [Fault(shown, error.lineno or 1, f"not Python: {error.msg}.")]
        ) from error
    sentence, _, fields = (ast.get_docstring(tree) or "").partition("\n\n")
    values: dict[str, list[str]] = {"Breaks": [], "Needs": [], "Slips": []}
    for line in _joined(fields.splitlines()):
        field = _FIELD.fullmatch(line)
        if field is None or field["key"] not in values:
            message = (
                f"the docstring has the line {line!r} below its sentence. Write Breaks: with a "
                "quote of the statement, Slips: with a number, or Needs: in a right answer."
            )
            raise CourseTextError([Fault(shown, 1, message)])
        values[field["key"]].append(field["value"])
    slips = _SLIPS.fullmatch(" ".join(values["Slips"]) or "1")
    if slips is None:
        message = f"Slips: {values['Slips']} is not a number. Write: Slips: 1"
        raise CourseTextError([Fault(shown, 1, message)])
    return AnswerHeader(
        sentence=" ".join(sentence.split()),
        breaks=tuple(values["Breaks"]),
        needs=tuple(values["Needs"]),
        slips=int(slips["count"]),
        why_little_is_right=slips["why"] or "",
    )


def _joined(lines: list[str]) -> list[str]:
    """Join a field with the indented lines that continue it, and leave out empty lines."""
    joined: list[str] = []
    for line in lines:
        if joined and line.startswith((" ", "\t")):
            joined[-1] += f" {line.strip()}"
        elif line.strip():
            joined.append(line.strip())
    return joined
