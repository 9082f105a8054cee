"""Functions to pass to a student's that remember what they were given."""

import copy
from collections.abc import Callable
from typing import Any

__all__ = ["Spy"]


class Spy:
    """A function to pass to a student's, which keeps a copy of all that it is called with.

    It is called back over the wire, so nobody can forge what it has seen: which rows a model was
    fitted to, which model predicted, how often. Make a new one for each call.

    Parameters
    ----------
    function : callable
        Answers the calls, which are positional. It is given the arguments themselves.

    Attributes
    ----------
    calls : list of tuple
        The arguments of each call in order, copied before the function saw them.

    Examples
    --------
    >>> seen = Spy(lambda x: 2 * x)
    >>> student.apply(seen, 3.0)
    6.0
    >>> seen.calls
    [(3.0,)]
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self.calls: list[tuple[Any, ...]] = []

    def __call__(self, *arguments: object) -> Any:
        """Remember the arguments, and answer."""
        self.calls.append(copy.deepcopy(arguments))
        return self._function(*arguments)

    def given(self, position: int) -> list[Any]:
        """Return what stood at one position in each call.

        Parameters
        ----------
        position : int

        Returns
        -------
        list

        Raises
        ------
        IndexError
            If a call had fewer arguments.
        """
        return [arguments[position] for arguments in self.calls]
