"""Oracles that are computed once for a whole class."""

import functools
import pickle
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

MOST_KEPT = 5000


def remembered(oracle: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Let an oracle keep what it has computed: the next submission asks the same again.

    A decorator for slow functions of a hidden test's own that depend on their arguments alone:
    numbers, texts, containers and arrays. Each call gets a copy of the result.

    Raises
    ------
    TypeError
        At a call, if an argument is a function or the like, which cannot be compared, or if the
        oracle changes its arguments: it draws from a generator, say.

    Examples
    --------
    >>> @remembered
    ... def slow_sum(n):
    ...     return sum(range(n))
    >>> slow_sum(4), slow_sum(4)
    (6, 6)
    """
    known: dict[bytes, bytes] = {}

    @functools.wraps(oracle)
    def recall(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Result:
        question = _as_bytes(oracle, args, kwargs)
        if question not in known:
            answer = pickle.dumps(oracle(*args, **kwargs), pickle.HIGHEST_PROTOCOL)
            if _as_bytes(oracle, args, kwargs) != question:
                raise TypeError(
                    f"{oracle.__name__}: it changes its arguments, so no result can be remembered"
                )
            if len(known) >= MOST_KEPT:
                known.clear()
            known[question] = answer
        value: Result = pickle.loads(known[question])  # noqa: S301 - written above
        return value

    return recall


def _as_bytes(oracle: Callable[..., object], args: object, kwargs: object) -> bytes:
    try:
        return pickle.dumps((args, kwargs), pickle.HIGHEST_PROTOCOL)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise TypeError(
            f"{oracle.__name__}: its arguments cannot be compared ({error}). Remember only oracles "
            "of numbers, texts, containers and arrays."
        ) from None
