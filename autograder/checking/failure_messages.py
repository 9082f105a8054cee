"""Turn what a hidden test raised into a status and into words that the student may read.

Only our own sentences, known type names, shapes, a rounded deviation and the line of the student's
own file leave here: never exception text, returned values or printed output, since any of these
can carry a hidden input out.
"""

import re
from dataclasses import dataclass

import pytest

from autograder.checking.failure_context import Circumstances
from autograder.checking.outcomes import (
    StudentLost,
    StudentMissing,
    StudentRaised,
    WrongSignature,
)
from autograder.errors import SandboxError
from autograder.model import Status
from autograder.sandbox.channel import Loss
from autograder.sandbox.replies import Raised
from autograder.testing.assertions import Mismatch
from autograder.testing.mismatch import NothingReturned, WrongText


@dataclass(frozen=True)
class HiddenTestFinding:
    """The status of one run of a test, and the words for it."""

    status: Status
    message: str = ""


LOST_WORDS = {
    Loss.CPU_TIME: (
        "used more than {seconds:g} seconds of processor time: it is too slow for this input, "
        "or a loop in it never ends."
    ),
    Loss.CALLBACKS: (
        "called the functions that it was given far more often than a right answer needs: "
        "it takes too many steps, or a loop in it never ends."
    ),
    Loss.WALL_TIME: "gave no answer in time: does it sleep or wait for something?",
    Loss.BUSY: "could not be timed: the machine was too busy. That is not your fault.",
    Loss.DIED: "ended the whole process: too much memory, endless recursion, or an exit?",
    Loss.PROTOCOL: "sent something back that is not an answer.",
}

CACHED = (
    "`{name}` stands under `functools.lru_cache` or its like, which cannot take arrays, lists or "
    "dicts as arguments: take that line off."
)
MISUSED = (
    "Your function returned something that the test could not work with. Compare its type, its "
    "shape and the number of its parts with what the exercise asks for."
)
NOTHING = "Returned None: does the function end with `return`?"
ENDLESS = (
    "{who} without end, or too often for Python (`RecursionError`): does every path come to a case "
    "without a call? Where there are some 1,000 steps or more, take a loop."
)

ADVICE = {
    "FileNotFoundError": " Of your files only the notebook is there, and what the release brings.",
    "ModuleNotFoundError": " Only what `requirements.txt` lists is installed.",
}


def finding_of(raised: BaseException | None, about: Circumstances) -> HiddenTestFinding | None:
    """Name what happened; None when it takes a run with the reference to say whose fault it is."""
    if raised is None:
        return HiddenTestFinding(Status.PASSED)
    if isinstance(raised, Mismatch):
        return HiddenTestFinding(Status.FAILED, _mismatch_words(raised, about))
    if isinstance(raised, StudentRaised):
        words = _raised_words(raised.name, raised.raised, about)
        return HiddenTestFinding(Status.RAISED, f"{words}{raised.where}")
    if isinstance(raised, StudentLost):
        words = LOST_WORDS[raised.loss].format(seconds=about.call_seconds)
        return HiddenTestFinding(raised.status, f"Your function {words}")
    if isinstance(raised, StudentMissing):
        return HiddenTestFinding(Status.NO_ANSWER, "There is no function of this name.")
    if isinstance(raised, pytest.fail.Exception):
        return HiddenTestFinding(
            Status.FAILED, f"Your function returned a value where it should raise {_asked(raised)}."
        )
    if isinstance(raised, AssertionError):
        return HiddenTestFinding(Status.FAILED)
    if isinstance(raised, SandboxError):
        return HiddenTestFinding(Status.GRADER_ERROR, str(raised))
    return None


def misused(about: Circumstances) -> HiddenTestFinding:
    """Report of a result that a test could not go on with what is known of it."""
    return HiddenTestFinding(Status.FAILED, NOTHING if about.has_returned_none else MISUSED)


def _advice(name: str, text: str) -> str:
    """Report what to do about an error that has to do with where the notebook is graded."""
    if name == "EOFError" and "input" in text:
        return " `input()` cannot be answered while a notebook is graded: use the arguments."
    return ADVICE.get(name, "")


def _mismatch_words(raised: Mismatch, about: Circumstances) -> str:
    if isinstance(raised, WrongText):
        return raised.naming(about.known_texts)
    if isinstance(raised, NothingReturned) and not about.has_returned_none:
        return raised.elsewhere
    if isinstance(raised, WrongSignature) and about.is_cached(raised.function):
        return CACHED.format(name=raised.function)
    return raised.safe


def _raised_words(name: str, raised: Raised, about: Circumstances) -> str:
    """Report what was raised and where; the place may be a helper that the function called."""
    error = f"`{name}`" if name.isidentifier() else "an exception"
    if not raised.line:
        return f"Your function raised {error}."
    if name == "RecursionError":
        return _endless_words(raised, about)
    place = f"line {raised.line} of its cell: `{raised.text}`"
    if raised.answers and about.is_elsewhere(raised.answers):
        return f"`{raised.answers}`, which your function called, raised {error} in {place}."
    if not raised.answers:
        place = f"line {raised.line} of another cell: `{raised.text}`"
    return f"Your function raised {error} in {place}.{_advice(name, raised.text)}"


def _endless_words(raised: Raised, about: Circumstances) -> str:
    """Name the function that calls itself; where the depth was reached may be a helper of it."""
    names = dict.fromkeys((about.exercise, raised.answers))
    found = [name for name in names if name and about.calls_itself(name)]
    if found == [about.exercise]:
        return ENDLESS.format(who="Your function calls itself")
    if len(found) == 1:
        return ENDLESS.format(who=f"`{found[0]}`, which your function called, calls itself")
    if found:
        return ENDLESS.format(who=f"`{found[0]}` or `{found[1]}` calls itself")
    words = ENDLESS.format(who="Functions call each other, or one calls itself,")
    return f"{words} The last call stands in line {raised.line} of a cell: `{raised.text}`."


def _asked(failure: BaseException) -> str:
    """Name the exception that a test requires, from what pytest says of a missing one."""
    found = re.fullmatch(r"DID NOT RAISE (\w+)", str(failure))
    return f"`{found[1]}`" if found else "an error"
