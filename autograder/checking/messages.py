"""Turn what a hidden test raised into a status and into words that the student may read.

Only our own sentences, known type names, shapes, a rounded deviation and the line of the student's
own file leave here: never exception text, returned values or printed output, since any of these
can carry a hidden input out.
"""

from dataclasses import dataclass

import pytest

from autograder.checking.compare import Mismatch
from autograder.checking.outcomes import StudentLost, StudentMissing, StudentRaised
from autograder.errors import SandboxError
from autograder.model import Status
from autograder.sandbox.channel import Loss
from autograder.sandbox.snapshot import Raised


@dataclass(frozen=True)
class Finding:
    """The status of one run of a test, and the words for it."""

    status: Status
    message: str = ""


LOST_WORDS = {
    Loss.CPU_TIME: "used more than {seconds:g} seconds of processor time: does a loop never end?",
    Loss.WALL_TIME: "gave no answer in time: does it sleep or wait for something?",
    Loss.BUSY: "could not be timed: the machine was too busy. That is not your fault.",
    Loss.DIED: "ended the whole process: too much memory, endless recursion, or an exit?",
    Loss.PROTOCOL: "sent something back that is no answer.",
}


def finding_of(raised: BaseException | None, *, call_seconds: float) -> Finding | None:
    """Name what happened; None when it takes a run with the reference to say whose fault it is."""
    if raised is None:
        return Finding(Status.PASSED)
    if isinstance(raised, Mismatch):
        return Finding(Status.FAILED, raised.safe)
    if isinstance(raised, StudentRaised):
        return Finding(Status.RAISED, _raised_words(raised.name, raised.raised))
    if isinstance(raised, StudentLost):
        words = LOST_WORDS[raised.loss].format(seconds=call_seconds)
        return Finding(raised.status, f"Your function {words}")
    if isinstance(raised, StudentMissing):
        return Finding(Status.NO_ANSWER, "There is no function of this name.")
    if isinstance(raised, pytest.fail.Exception):
        return Finding(
            Status.FAILED, "Your function returned a value where it should raise an error."
        )
    if isinstance(raised, AssertionError):
        return Finding(Status.FAILED)
    if isinstance(raised, SandboxError):
        return Finding(Status.GRADER_ERROR, str(raised))
    return None


def _raised_words(name: str, raised: Raised) -> str:
    words = f"Your function raised `{name if name.isidentifier() else 'an exception'}`"
    if raised.line:
        words += f" in line {raised.line} of its cell"
        words += f": `{raised.text}`" if raised.text else ""
    return words + "."
