"""The mark of a hidden-test file's counterexample search."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # Hypothesis takes long to import
    from hypothesis.strategies import SearchStrategy

__all__ = ["counterexample_search"]

SearchCheck = Callable[..., None]


def counterexample_search(
    **strategies: "SearchStrategy[Any]",
) -> Callable[[SearchCheck], SearchCheck]:
    """Mark a function of a hidden-test file as its counterexample search.

    It runs after a failure only, on small inputs, and what it finds may be shown to the student
    if the exercise has ``reveal``. One search stands in a file.

    Parameters
    ----------
    **strategies : SearchStrategy
        A strategy for every argument of the function besides ``student``, ``reference`` and,
        where it is wanted, ``open_function``. Small, plain inputs: see
        ``autograder.testing.strategies``.

    Returns
    -------
    callable
        A decorator that returns the function as it is.

    Examples
    --------
    >>> @counterexample_search(x=strategies.vectors())
    ... def agrees_with_the_reference(student, reference, x):
    ...     assert_close(student.double(x), reference.double(x))
    """

    def mark(check: SearchCheck) -> SearchCheck:
        check.counterexample_search = strategies  # type: ignore[attr-defined]
        return check

    return mark
