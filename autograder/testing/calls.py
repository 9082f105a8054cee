"""The calls of a batch: their arguments, what must raise, and what they must leave alone.

A copy of this file travels to the students, beside ``assertions.py``.
"""

import copy
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from .mismatch import (
    Mismatch,
    NothingRaised,
    NothingReturned,
    changed_words,
    located,
    where_words,
)

__all__ = [
    "CallArguments",
    "answered_by",
    "as_call",
    "assert_draws",
    "assert_leaves_arguments",
    "assert_raises",
    "assert_unchanged",
    "assert_varies",
    "call_with",
    "first_not_raising",
    "keywords_of",
]


class CallArguments(tuple[Any, ...]):
    """The positional arguments of one call, and its keyword arguments in ``keywords``."""

    keywords: Mapping[str, Any]

    def __new__(
        cls, arguments: Iterable[Any], keywords: Mapping[str, Any] | None = None
    ) -> "CallArguments":
        """Make a tuple of the positional arguments."""
        made = super().__new__(cls, arguments)
        made.keywords = dict(keywords or {})
        return made


def call_with(*arguments: object, **keywords: object) -> CallArguments:
    """Return the arguments of one call, for a call with keyword arguments in a batch.

    Parameters
    ----------
    *arguments, **keywords
        What the function is to be called with.

    Returns
    -------
    CallArguments
        A tuple that can stand wherever a tuple of positional arguments can.

    Examples
    --------
    >>> call_with(2.0, digits=3).keywords
    {'digits': 3}
    """
    return CallArguments(arguments, keywords)


def answered_by(oracle: Any, calls: Iterable[Any]) -> list[tuple[CallArguments, Any]]:
    """Return cases for ``assert_cases``: each call with what an oracle returns for it.

    Parameters
    ----------
    oracle : reference.f or callable
        What is right. Generators among the arguments are copied.
    calls : iterable of tuple
        The arguments of each call; a single argument that is no tuple may stand alone.

    Returns
    -------
    list of (CallArguments, object)

    Examples
    --------
    >>> answered_by(abs, [-2.0, (3.0,)])
    [((-2.0,), 2.0), ((3.0,), 3.0)]
    """
    given = [as_call(call) for call in calls]
    return [(call, oracle(*_fresh(call), **call.keywords)) for call in given]


def as_call(arguments: Any) -> CallArguments:
    """Return the arguments of one call; a single one that is no tuple stands for itself."""
    if isinstance(arguments, CallArguments):
        return arguments
    return CallArguments(arguments if isinstance(arguments, tuple) else (arguments,))


def keywords_of(arguments: Iterable[Any]) -> dict[str, Any]:
    """Return the keyword arguments of one call of a batch; a plain tuple has none."""
    return dict(getattr(arguments, "keywords", {}))


def first_not_raising(
    make: Callable[[Any], object], error: type[Exception], calls: Iterable[Any]
) -> int | None:
    """Return which call, from 0, is the first for which ``make`` does not raise this error.

    Later calls are not made; another error comes out as it is.
    """
    for place, call in enumerate(calls):
        try:
            make(call)
        except error:
            continue
        return place
    return None


def _fresh(call: CallArguments) -> list[Any]:
    """Copy the generators among arguments, so that a call leaves the originals as they are."""
    is_generator = [isinstance(value, np.random.Generator) for value in call]
    return [copy.deepcopy(v) if drawn else v for v, drawn in zip(call, is_generator, strict=True)]


def assert_raises(
    function: Any,
    error: type[Exception],
    calls: Mapping[str, Any] | Iterable[Any],
    *,
    works_on: Mapping[str, Any] | Iterable[Any],
) -> None:
    """Assert that every call raises an exception, and that ordinary calls return a value.

    A function that always raises has not seen what is wrong with an input, so no error counts
    before an ordinary input gets an answer. Whether that answer is right is for other tests to
    say: a wrong formula costs the marks for the formula, not those for the errors.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    error : exception class
        What must be raised; a subclass will do.
    calls : dict of tuple, or iterable of tuple
        The arguments of each call; a single argument that is no tuple may stand alone. The keys
        of a dict are labels that feedback names: ``{"k = 0": (X, y, 0)}``.
    works_on : dict of tuple, or iterable of tuple
        The arguments of one or more ordinary calls, as unlike those of ``calls`` as need be for
        every honest attempt to answer them. The keys of a dict are labels, as above.

    Raises
    ------
    Mismatch
        If a call of ``works_on`` raises this error or returns None, or a call of ``calls``
        returns; it says which by its label or its number. What else a call raises comes out as
        it is.

    Examples
    --------
    >>> assert_raises(student.double, TypeError, {"None": None, "a dict": ({},)}, works_on=[1.5])
    """
    names, ordinary = _labelled(works_on)
    if not ordinary:
        raise ValueError("works_on holds no call: name one that every honest attempt answers.")
    results: list[Any] = []
    try:
        results = function.map(ordinary)
    except Mismatch:  # a value of a wrong kind, a forbidden call: for other tests to say
        pass
    except error as raised:
        name, at = error.__name__, getattr(raised, "call_number", None)
        words = Mismatch(
            f"It raises {name} for a valid input, too. Raise it only where it belongs."
        )
        if at is None:
            raise words from None
        raise located(words, at + 1, len(ordinary), *names[at:][:1]) from None
    if any(result is None for result in results):
        raise NothingReturned("The result is None for a valid input.")
    labels, given = _labelled(calls)
    place = function.first_not_raising(error, given)
    if place is not None:
        raise located(NothingRaised(error.__name__), place + 1, len(given), *labels[place:][:1])


def _labelled(calls: Mapping[str, Any] | Iterable[Any]) -> tuple[list[str], list[CallArguments]]:
    """Return the labels of calls, none where they have none, and the calls."""
    if isinstance(calls, Mapping):
        return list(calls), [as_call(call) for call in calls.values()]
    return [], [as_call(call) for call in calls]


def answers_to(
    function: Any, calls: Sequence[CallArguments], labels: Sequence[str] = ()
) -> list[Any]:
    """Return what a function returns for each call, in one round trip.

    Where a call of a student's raises, the exception learns which input it was: its label, if
    there is one, or its number.
    """
    try:
        results: list[Any] = function.map(calls)
    except Exception as error:
        at = getattr(error, "call_number", None)
        if at is not None:
            label = labels[at] if labels else ""
            error.where = where_words(at + 1, len(calls), label)  # type: ignore[attr-defined]
        raise
    return results


def assert_varies(function: Any, calls: Iterable[Any]) -> list[Any]:
    """Assert that a function does not return the same for all of some calls, made in one trip.

    Put it first in a test whose expected results are all alike (zeros, True, the argument
    unchanged), or a constant passes it. Whether the results are right is not looked at.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    calls : iterable of tuple
        Two or more calls of which every honest attempt returns different results; a single
        argument that is no tuple may stand alone.

    Returns
    -------
    list
        The results, as the function returned them.

    Raises
    ------
    Mismatch
        If all results are the same.

    Examples
    --------
    >>> assert_varies(student.double, [1.0, 3.0])
    [2.0, 6.0]
    """
    results: list[Any] = function.map([as_call(call) for call in calls])
    if len(results) < 2:
        raise ValueError("one call cannot vary: name two of which the results must differ.")
    with np.printoptions(threshold=sys.maxsize, floatmode="unique"):
        first = repr(results[0])
        are_alike = all(repr(result) == first for result in results[1:])
    if are_alike:
        raise Mismatch("The result is the same whatever the input is.")
    return results


def assert_leaves_arguments(function: Any, calls: Iterable[Any]) -> None:
    """Assert that no call changes its arguments in place, all in one round trip.

    ``assert_unchanged(student.f, X, y)`` is the same for one call.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    calls : iterable of tuple
        The arguments of each call; a single argument that is no tuple may stand alone.

    Raises
    ------
    Mismatch
        If one changes; it names the parameter.

    Examples
    --------
    >>> assert_leaves_arguments(student.double, [np.ones(2), np.ones((3, 1))])
    """
    for changed in function.changed_by_each([as_call(call) for call in calls]):
        if changed:
            raise Mismatch(changed_words(changed))


def assert_draws(function: Any, oracle: Any, calls: Iterable[Any]) -> None:
    """Assert that each call leaves its random generators where the oracle leaves them.

    For a recipe of draws: results do not show numbers that are drawn in vain, or from a copy. The
    calls are made in one round trip.

    Parameters
    ----------
    function : student.f
        The function under test.
    oracle : reference.f
        What draws as the recipe says.
    calls : iterable of tuple
        The arguments of each call, with a generator among them.

    Raises
    ------
    Mismatch
        If a generator is elsewhere; it says which input it was.

    Examples
    --------
    >>> rng = np.random.default_rng(0)
    >>> assert_draws(student.jitter, reference.jitter, [(np.ones(2), rng)])
    """
    given = [as_call(call) for call in calls]
    rights = oracle.generators_after_each(given)
    if not all(rights):
        raise ValueError("a call has no random generator among its arguments.")
    found = function.generators_after_each(given)
    for place, (call, right, own) in enumerate(zip(given, rights, found, strict=True), 1):
        states = [list(map(_state, generators)) for generators in (right, own)]
        if states[0] != states[1]:
            before = list(map(_state, _generators_in(call, keywords_of(call))))
            raise located(Mismatch(_COPY if states[1] == before else _OTHERWISE), place, len(given))


_COPY = "Nothing is drawn from the generator, or only from a copy of it: the recipe draws here."
_OTHERWISE = "Your function draws more or fewer random numbers than the recipe says."


def _generators_in(
    arguments: Iterable[Any], keywords: Mapping[str, Any]
) -> list[np.random.Generator]:
    """List the random generators of one call in the order of a reply."""
    values = (*arguments, *keywords.values())
    return [value for value in values if type(value) is np.random.Generator]


def _state(generator: np.random.Generator) -> str:
    """Tell what a generator draws next; half a number that is used up is no part of it."""
    state = dict(generator.bit_generator.state)
    if not state.get("has_uint32", True):
        del state["uinteger"]
    return str(state)


def assert_unchanged(function: Any, *args: object, **kwargs: object) -> None:
    """Assert that one call leaves its arguments as they were.

    ``assert_leaves_arguments`` does so for many calls in one round trip.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    *args, **kwargs
        The arguments of the call.

    Raises
    ------
    Mismatch
        If one changes; it names the parameter.

    Examples
    --------
    >>> assert_unchanged(student.double, np.ones(3))
    """
    changed = function.changed_arguments(*args, **kwargs)
    if changed:
        raise Mismatch(changed_words(changed))
