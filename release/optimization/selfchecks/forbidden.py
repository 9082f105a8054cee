"""Library functions that an exercise asks students to write themselves.

While a student's function runs, they raise. Wherever the notebook keeps one, that is replaced:
in the module that the exercise names, in the notebook's own names, in default values and closures
of its functions, in its lists and dictionaries. Elsewhere in the library they go on working for
the library itself: ``matrix_rank`` may call ``svd``, and refuses only the notebook's own code.
Between the calls everything is as it was. A copy of this file travels to the students as
``selfchecks/forbidden.py``, so it imports the standard library only.
"""

import contextlib
import functools
import operator
import sys
from collections.abc import Callable, Iterator, Sequence
from types import FunctionType
from typing import Any

Change = tuple[Callable[[Any, Any, Any], None], Any, Any, Any, Any]
"""How to set, in what, under which key, what stood there, what stands there meanwhile."""


class ForbiddenCall(Exception):  # noqa: N818 - the name crosses the wire as it is
    """A function was called that the exercise asks students to write themselves."""

    def __init__(self, name: str) -> None:
        super().__init__(f"`{name}` may not be called here: write it yourself")


@contextlib.contextmanager
def forbidden(names: Sequence[str], namespace: dict[str, Any]) -> Iterator[None]:
    """Make these functions, named with their module, raise for the code of a notebook.

    Parameters
    ----------
    names : sequence of str
        Such as ``numpy.linalg.det``; a name that does not exist here is passed over.
    namespace : dict
        The notebook's global names.
    """
    with contextlib.ExitStack() as undo:
        for name in names:
            for setter, holder, key, before, meanwhile in _changes(name, namespace):
                undo.callback(_put_back, setter, holder, key, before)
                setter(holder, key, meanwhile)
        yield


def _put_back(setter: Callable[[Any, Any, Any], None], *change: Any) -> None:
    with contextlib.suppress(IndexError):  # the student's list may be shorter now
        setter(*change)


def _changes(name: str, namespace: dict[str, Any]) -> list[Change]:
    module_name, _, attribute = name.rpartition(".")
    module = sys.modules.get(module_name)
    original = getattr(module, attribute, None)
    if module is None or original is None:
        return []
    refuse, guard = _refusal(name), _guard(name, original, namespace)
    changes: list[Change] = [(operator.setitem, vars(module), attribute, original, refuse)]
    changes += [
        (operator.setitem, vars(other), attribute, original, guard)
        for other in _other_holders(module_name, attribute)
        if vars(other).get(attribute) is original
    ]
    changes += _changes_of_items(namespace, original, refuse)
    for value in list(namespace.values()):
        if isinstance(value, FunctionType) and value.__globals__ is namespace:
            changes += _changes_of_function(value, original, refuse)
        elif type(value) in (list, dict):
            changes += _changes_of_items(value, original, refuse)
    return changes


@functools.cache
def _other_holders(module_name: str, attribute: str) -> tuple[Any, ...]:
    """Find the other modules of the library that know the function by this name."""
    top = module_name.partition(".")[0]
    original = getattr(sys.modules[module_name], attribute)
    return tuple(
        module
        for name, module in list(sys.modules.items())
        if (name == top or name.startswith(f"{top}."))
        and name != module_name
        and getattr(module, "__dict__", {}).get(attribute) is original
    )


def _changes_of_items(
    holder: dict[Any, Any] | list[Any], original: object, refuse: object
) -> list[Change]:
    pairs = list(holder.items() if isinstance(holder, dict) else enumerate(holder))
    return [
        (operator.setitem, holder, key, original, refuse)
        for key, value in pairs
        if value is original
    ]


def _changes_of_function(
    function: FunctionType, original: object, refuse: object
) -> Iterator[Change]:
    """Find the function among the default values and in the closure of a notebook's function."""
    defaults = function.__defaults__ or ()
    if any(value is original for value in defaults):
        meanwhile = tuple(refuse if value is original else value for value in defaults)
        yield setattr, function, "__defaults__", defaults, meanwhile
    yield from _changes_of_items(function.__kwdefaults__ or {}, original, refuse)
    for cell in function.__closure__ or ():
        with contextlib.suppress(ValueError):  # an empty cell
            if cell.cell_contents is original:
                yield setattr, cell, "cell_contents", original, refuse


def _refusal(name: str) -> Callable[..., Any]:
    def refuse(*_: Any, **__: Any) -> Any:
        raise ForbiddenCall(name)

    return refuse


def _guard(
    name: str, original: Callable[..., Any], namespace: dict[str, Any]
) -> Callable[..., Any]:
    """Stand in for a function within its library: only the notebook itself is refused."""

    def call(*args: Any, **kwargs: Any) -> Any:
        if sys._getframe(1).f_globals is namespace:
            raise ForbiddenCall(name)
        return original(*args, **kwargs)

    return call
