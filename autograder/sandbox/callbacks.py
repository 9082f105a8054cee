"""Functions of the grader's that a submission may call, each under a number or a name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from autograder.sandbox.channel import Loss, Lost
from autograder.sandbox.inside import codec
from autograder.sandbox.inside.wire import MEBIBYTE, HandleTable, WireLimits
from autograder.sandbox.resource_limits import CallLimits
from autograder.submission_limits import Limits

HELPER_FACTOR = 20
"""A helper that is answered by the reference may be called so many times as often as others."""
ARGUMENTS = WireLimits(blob_bytes=16 * MEBIBYTE, int_bits=1024)
"""More than this no right answer passes on; it bounds what one step of a reference can cost."""
FAILED = "the function that was passed in failed"


@dataclass(frozen=True)
class Answered:
    """What a function of the grader's gave, ready to cross; ``raised`` if it failed."""

    encoded: codec.Encoded
    raised: str = ""


class Callbacks:
    """Counts and restrains the calls of functions that a test passed in, and of right helpers.

    Whoever calls them chose the arguments. So all calls of one test together may take the grader
    as long as one call may take a student, and as much memory as a submission.
    """

    def __init__(self, limits: Limits, overrides: Mapping[str, Callable[..., Any]]) -> None:
        self._most = limits.callbacks_per_test
        self._overrides = overrides
        self._functions: list[Callable[..., Any]] = []
        self._count = 0.0
        self.has_called_helpers = False
        self._call_limits = CallLimits(limits.call_cpu_seconds, limits.memory_mb)

    def begin_test(self) -> None:
        """Forget the functions of the test before, and count anew."""
        self._functions.clear()
        self._count = 0.0
        self.has_called_helpers = False
        self._call_limits.renew()

    def number_of(self, function: Callable[..., Any]) -> int:
        """Take a function in and give its number."""
        self._functions.append(function)
        return len(self._functions) - 1

    def target(self, handle: object) -> Callable[..., Any]:
        """Find the function that a call from inside asks for, and count the call.

        Raises
        ------
        Lost
            If there is none, or there were too many calls.
        """
        function = self.find(handle)
        is_helper = function in self._overrides.values()
        self.has_called_helpers |= is_helper
        self._count += 1 / HELPER_FACTOR if is_helper else 1
        if self._count > self._most:
            raise Lost(Loss.CALLBACKS, "too many calls of a function that was passed in")
        return function

    def find(self, handle: object) -> Callable[..., Any]:
        """Find the function that a handle stands for, without counting anything.

        Raises
        ------
        Lost
            If there is none.
        """
        if type(handle) is dict:
            name, number = handle.get("override"), handle.get("callback")
            if type(name) is str and name in self._overrides:
                return self._overrides[name]
            if type(number) is int and 0 <= number < len(self._functions):
                return self._functions[number]
        raise Lost(Loss.PROTOCOL, "an unknown callback")

    def answer(
        self,
        function: Callable[..., Any],
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
        handles: HandleTable,
    ) -> Answered:
        """Call a function with arguments that may be anything.

        Raises
        ------
        Lost
            If that took too long.
        """
        try:
            with self._call_limits.applied(), np.errstate(all="ignore"):
                return Answered(codec.encode(function(*args, **kwargs), handles))
        except Lost:
            raise
        except Exception as error:  # noqa: BLE001 - the arguments made our function fail
            return Answered(codec.encode(FAILED), type(error).__name__)
