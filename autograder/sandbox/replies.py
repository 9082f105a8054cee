"""What came of one call of a student's function, as far as it can be believed."""

from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Raised:
    """The student's function raised: known ancestors of the exception, and the student's line.

    ``line`` counts from 1 within its cell, 0 if unknown; ``text`` is that line as it was handed in;
    ``answers`` is the exercise that the cell answers, if any; ``forbidden`` is the library function
    whose call was refused, if that was the reason. ``is_within`` says, of a place that is not
    known, that it is in code of the student's own.
    """

    ancestry: tuple[str, ...]
    line: int = 0
    text: str = ""
    answers: str = ""
    forbidden: str = ""
    is_within: bool = False


@dataclass(frozen=True)
class Foreign:
    """The student's function returned something that does not cross; its type's name."""

    kind: str


@dataclass(frozen=True)
class Returned:
    """The student's function returned a plain value."""

    value: Any
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reply:
    """The outcome of one call, and what the sandbox says of its cost and its arguments.

    ``drawn`` are the random generators among the arguments, as the call left them.
    """

    outcome: Raised | Foreign | Returned
    changed: tuple[str, ...] = ()
    cpu_seconds: float = 0.0
    drawn: tuple[np.random.Generator, ...] = ()
