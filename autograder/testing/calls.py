"""The calls of a batch: their arguments, what must raise, and what they must leave alone.

A copy of this file travels to the students, beside ``assertions.py``.
"""

import copy
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from .mismatch import Mismatch, changed_words

__all__ = [
    "CallArguments",
    "answered_by",
    "as_call",
    "assert_leaves_arguments",
    "assert_raises",
    "assert_unchanged",
    "call_with",
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


def _fresh(call: CallArguments) -> list[Any]:
    """Copy the generators among arguments, so that a call leaves the originals as they are."""
    is_generator = [isinstance(value, np.random.Generator) for value in call]
    return [copy.deepcopy(v) if drawn else v for v, drawn in zip(call, is_generator, strict=True)]


def assert_raises(function: Any, error: type[Exception], calls: Iterable[Any]) -> None:
    """Assert that every call raises an exception, all in one round trip.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    error : exception class
        What must be raised; a subclass will do.
    calls : iterable of tuple
        The arguments of each call; a single argument that is no tuple may stand alone.

    Raises
    ------
    pytest.fail.Exception
        If a call returns. What else a call raises comes out as it is.

    Examples
    --------
    >>> assert_raises(student.double, TypeError, [None, ({},)])
    """
    function.must_raise(error, [as_call(call) for call in calls])


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
