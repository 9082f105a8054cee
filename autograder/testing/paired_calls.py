"""Calls that belong together: plain ones, and others whose results follow from theirs."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .answer_values import THE_RESULT
from .cases import assert_cases
from .diagnosis import is_numeric
from .mismatch import Mismatch, wrong_type


def compare_with_plain(
    function: Any,
    given: Sequence[tuple[Any, ...]],
    changed: Sequence[tuple[int, tuple[Any, ...]]],
    expected_of: Callable[[int, Any], Any],
    settings: dict[str, Any],
) -> list[Any]:
    """Make plain and changed calls in one round trip, and compare what follows from the plain ones.

    ``changed`` names the plain call of each changed one by its place.
    """
    answers = function.map([*given, *(call for _, call in changed)])
    plain = answers[: len(given)]
    what = settings.get("what", THE_RESULT)
    found = [plain_answer(result, what) for result in plain]
    cases = [(call, expected_of(place, found[place])) for place, call in changed]
    assert_cases(MadeCalls(answers[len(given) :]), cases, **settings)
    return list(plain)


class MadeCalls:
    """Stands in for a function whose calls were made already."""

    def __init__(self, answers: Sequence[Any]) -> None:
        self._answers = list(answers)

    def map(self, calls: Sequence[Any]) -> list[Any]:
        """Return the answers that are there."""
        if len(calls) != len(self._answers):
            raise ValueError(f"{len(self._answers)} answers are there for {len(calls)} calls")
        return self._answers


def replaced(call: tuple[Any, ...], position: int, value: Any) -> tuple[Any, ...]:
    """Return the arguments of a call with one of them replaced."""
    return (*call[:position], value, *call[position + 1 :])


def plain_answer(result: Any, what: str) -> Any:
    """Return a student's answer as what another one may be compared with.

    None equals None and NaN equals NaN, so that either would obey every law.
    """
    if isinstance(result, tuple) or (isinstance(result, list) and not is_numeric(result)):
        return tuple(plain_answer(part, what) for part in result)
    if isinstance(result, dict):
        return {key: plain_answer(value, what) for key, value in result.items()}
    if isinstance(result, str | bool | np.bool_):
        return result
    if not is_numeric(result):
        if isinstance(result, np.ndarray) and result.dtype.kind in ("b", "U"):
            return result
        raise wrong_type(result, what, "a value that can be compared")
    array = np.asarray(result)
    if np.isnan(array).any():
        raise Mismatch(f"{what}: NaN.")
    return array
