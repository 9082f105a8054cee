"""Turn what a hidden test raised into a status and into words that the student may read.

Only our own sentences, known type names, shapes, a rounded deviation and the line of the student's
own file leave here: never exception text, returned values or printed output, since any of these
can carry a hidden input out.
"""

import re
from dataclasses import dataclass

import pytest

from autograder.checking.compare import Mismatch
from autograder.checking.outcomes import StudentLost, StudentMissing, StudentRaised
from autograder.errors import SandboxError
from autograder.model import Status
from autograder.sandbox.channel import Loss
from autograder.sandbox.replies import Raised


@dataclass(frozen=True)
class Finding:
    """The status of one run of a test, and the words for it."""

    status: Status
    message: str = ""


LOST_WORDS = {
    Loss.CPU_TIME: "used more than {seconds:g} seconds of processor time: does a loop never end?",
    Loss.CALLBACKS: (
        "called the functions that it was given far more often than a right answer needs: "
        "does a loop never end?"
    ),
    Loss.WALL_TIME: "gave no answer in time: does it sleep or wait for something?",
    Loss.BUSY: "could not be timed: the machine was too busy. That is not your fault.",
    Loss.DIED: "ended the whole process: too much memory, endless recursion, or an exit?",
    Loss.PROTOCOL: "sent something back that is no answer.",
}

ADVICE = {
    "FileNotFoundError": " Of your files only the notebook is there, and what the release brings.",
    "ModuleNotFoundError": " Only what `requirements.txt` lists is installed.",
}


def finding_of(
    raised: BaseException | None, exercise: str, *, call_seconds: float
) -> Finding | None:
    """Name what happened; None when it takes a run with the reference to say whose fault it is.

    Parameters
    ----------
    raised : BaseException or None
        What the test raised.
    exercise : str
        The exercise whose test it was.
    call_seconds : float
        The limit on the processor time of one call.
    """
    if raised is None:
        return Finding(Status.PASSED)
    if isinstance(raised, Mismatch):
        return Finding(Status.FAILED, raised.safe)
    if isinstance(raised, StudentRaised):
        return Finding(Status.RAISED, _raised_words(raised.name, raised.raised, exercise))
    if isinstance(raised, StudentLost):
        words = LOST_WORDS[raised.loss].format(seconds=call_seconds)
        return Finding(raised.status, f"Your function {words}")
    if isinstance(raised, StudentMissing):
        return Finding(Status.NO_ANSWER, "There is no function of this name.")
    if isinstance(raised, pytest.fail.Exception):
        return Finding(
            Status.FAILED, f"Your function returned a value where it should raise {_asked(raised)}."
        )
    if isinstance(raised, AssertionError):
        return Finding(Status.FAILED)
    if isinstance(raised, SandboxError):
        return Finding(Status.GRADER_ERROR, str(raised))
    return None


def _advice(name: str, text: str) -> str:
    """Say what to do about an error that has to do with where the notebook is graded."""
    if name == "EOFError" and "input" in text:
        return " `input()` cannot be answered while a notebook is graded: use the arguments."
    return ADVICE.get(name, "")


def _raised_words(name: str, raised: Raised, exercise: str) -> str:
    """Say what was raised and where; the place may be a helper that the function called."""
    error = f"`{name}`" if name.isidentifier() else "an exception"
    if not raised.line:
        return f"Your function raised {error}."
    place = f"line {raised.line} of its cell: `{raised.text}`"
    if raised.answers and raised.answers != exercise:
        return f"`{raised.answers}`, which your function called, raised {error} in {place}."
    return f"Your function raised {error} in {place}.{_advice(name, raised.text)}"


def _asked(failure: BaseException) -> str:
    """Name the exception that a test asked for, from what pytest says of a missing one."""
    found = re.fullmatch(r"DID NOT RAISE (\w+)", str(failure))
    return f"`{found[1]}`" if found else "an error"
