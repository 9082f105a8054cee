"""Oracles that are computed once for a whole class."""

import functools
import pickle
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ParamSpec, TypeVar

import numpy as np

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
State = Mapping[str, Any]

MOST_KEPT = 5000


def remembered(oracle: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Let an oracle keep what it has computed: the next submission asks the same again.

    A decorator for slow functions of a hidden test's own that depend on their arguments alone:
    numbers, texts, containers, arrays, open functions and random generators. Each call gets a copy
    of the result, and draws from its generators as often as the first one did.

    Raises
    ------
    TypeError
        At a call, if an argument is another function or the like, which cannot be compared, or if
        the oracle changes an argument that is no generator.

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
        generators = [
            one for one in (*args, *kwargs.values()) if isinstance(one, np.random.Generator)
        ]
        if question not in known:
            began = _states(generators)
            value = oracle(*args, **kwargs)
            answer = pickle.dumps((value, _states(generators)), pickle.HIGHEST_PROTOCOL)
            _set_states(generators, began)
            if _as_bytes(oracle, args, kwargs) != question:
                raise TypeError(
                    f"{oracle.__name__}: it changes its arguments, so no result can be remembered"
                )
            if len(known) >= MOST_KEPT:
                known.clear()
            known[question] = answer
        found: tuple[Result, list[State]] = pickle.loads(known[question])  # noqa: S301 - our own
        value, states = found
        _set_states(generators, states)
        return value

    return recall


def _states(generators: Sequence[np.random.Generator]) -> list[State]:
    return [generator.bit_generator.state for generator in generators]


def _set_states(generators: Sequence[np.random.Generator], states: Sequence[State]) -> None:
    for generator, state in zip(generators, states, strict=True):
        generator.bit_generator.state = state


def _as_bytes(oracle: Callable[..., object], args: object, kwargs: object) -> bytes:
    try:
        return pickle.dumps((args, kwargs), pickle.HIGHEST_PROTOCOL)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise TypeError(
            f"{oracle.__name__}: its arguments cannot be compared ({error}). Remember only oracles "
            "of numbers, texts, containers, arrays, open functions and random generators."
        ) from None
