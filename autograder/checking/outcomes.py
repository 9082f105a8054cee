"""What can happen to a hidden test besides passing: exceptions that carry a status."""

import functools

import numpy as np

from autograder.model import Status
from autograder.sandbox.channel import Loss, Lost
from autograder.sandbox.replies import Raised
from autograder.testing.assertions import Mismatch

KNOWN_EXCEPTIONS: dict[str, type[Exception]] = {
    kind.__name__: kind
    for kind in (
        ArithmeticError,
        AssertionError,
        AttributeError,
        EOFError,
        FloatingPointError,
        ImportError,
        IndexError,
        KeyError,
        LookupError,
        MemoryError,
        ModuleNotFoundError,
        NameError,
        NotImplementedError,
        OSError,
        OverflowError,
        RecursionError,
        RuntimeError,
        StopIteration,
        SyntaxError,
        TypeError,
        UnboundLocalError,
        UnicodeError,
        ValueError,
        ZeroDivisionError,
        FileNotFoundError,
        PermissionError,
        np.linalg.LinAlgError,
    )
}

SHOWN = KNOWN_EXCEPTIONS.keys() | {
    "AxisError",
    "SystemExit",
    "KeyboardInterrupt",
    "UnicodeDecodeError",
    "UnicodeEncodeError",
}
"""The names that messages may hold: the student chooses among them, so they are five bits."""


class StudentRaised(Exception):  # noqa: N818 - a fact about an answer, not an error of ours
    """A student's function raised. Subclasses are made that are also the exception it raised."""

    raised: Raised = Raised(())
    name: str = "Exception"
    call_number: int | None = None
    """Of several calls the one that raised, from 0."""
    where: str = ""
    """Words for which input that was."""


class StudentLost(Exception):  # noqa: N818 - as above
    """No answer came: out of time, crashed, or not a proper answer."""

    def __init__(self, lost: Lost) -> None:
        super().__init__(str(lost))
        self.loss = lost.loss

    @property
    def status(self) -> Status:
        """The status of the test in which this happened."""
        if self.loss is Loss.BUSY:
            return Status.GRADER_ERROR
        timed_out = self.loss in (Loss.CPU_TIME, Loss.WALL_TIME, Loss.CALLBACKS)
        return Status.TIMED_OUT if timed_out else Status.CRASHED


class StudentMissing(Exception):  # noqa: N818 - as above
    """The notebook has no function of that name."""


REFUSED = "which is not allowed in this exercise: write that step yourself."


class StudentForbidden(Mismatch):
    """A function was called that the exercise asks students to write themselves."""


class WrongSignature(Mismatch):
    """A function could not be called with the arguments of the exercise."""

    def __init__(self, function: str) -> None:
        super().__init__(
            f"`{function}` could not be called with the arguments of the exercise: "
            "compare its first line with the one in the released notebook."
        )
        self.function = function


def as_exception(raised: Raised) -> Exception:
    """Make an exception that ``pytest.raises`` sees as what the student's code raised.

    Only built-in and NumPy names count; SystemExit, KeyboardInterrupt and the like are no
    exceptions that a test could ask for.
    """
    name = next((name for name in raised.ancestry if name in KNOWN_EXCEPTIONS), "")
    if raised.ancestry[:1] == ("ForbiddenCall",):
        called = f"`{raised.forbidden}`" if raised.forbidden else "a library function"
        return StudentForbidden(f"It calls {called}, {REFUSED}")
    # A name that only pretends to be built in is the student's choice, and could carry a value out.
    shown = next((name for name in raised.ancestry if name in SHOWN), "an exception of its own")
    error = _kind(name)() if name else StudentRaised()
    error.raised, error.name = raised, shown
    return error


@functools.cache
def _kind(name: str) -> type[StudentRaised]:
    return type(f"Student{name}", (StudentRaised, KNOWN_EXCEPTIONS[name]), {})
