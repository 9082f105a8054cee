"""Library functions that an exercise asks students to write themselves.

While a student's function runs, they raise. Wherever the notebook keeps one, that is replaced:
in the module that the exercise names, in the notebook's own names, in default values and
closures of its functions, in its lists and dictionaries. Only the package of that module goes on
using them, for its own ends: ``np.linalg.matrix_rank`` may call ``svd``. The rest of the library
may not, or ``np.roots`` would be a way round ``eigvals``. What the package holds of compiled
functions (``numpy.linalg._umath_linalg.det``) is closed in the same way. Between the calls
everything is as it was.
"""

import contextlib
import functools
import operator
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from types import FunctionType, ModuleType
from typing import Any

Change = tuple[Callable[[Any, Any, Any], None], Any, Any, Any, Any]
"""How to set, in what, under which key, what stood there, what stands there meanwhile."""

StandIns = Mapping[int, Callable[..., Any]]
"""What raises in place of a function, by the function's identity."""


class ForbiddenCall(Exception):  # noqa: N818 - the name crosses the wire as it is
    """A function was called that the exercise asks students to write themselves."""

    def __init__(self, name: str) -> None:
        super().__init__(f"`{name}` may not be called here: write it yourself")
        self.name = name


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
    changes = _changes(tuple(names), namespace)
    try:
        for setter, holder, key, _, meanwhile in changes:
            setter(holder, key, meanwhile)
        yield
    finally:
        for setter, holder, key, before, _ in changes:
            if type(holder) is not list or key < len(holder):  # the student's may be shorter now
                setter(holder, key, before)


@functools.cache
def refused_names(names: tuple[str, ...]) -> frozenset[str]:
    """List all that a call may be refused for: these names, and compiled functions beside them."""
    return frozenset(name for name, _, _ in _functions(names))


def _changes(names: tuple[str, ...], namespace: dict[str, Any]) -> list[Change]:
    if not names:
        return []
    stand_ins, in_library = _in_library(names)
    changes = [*in_library, *_changes_of_items(namespace, stand_ins)]
    for value in list(namespace.values()):
        if isinstance(value, FunctionType) and value.__globals__ is namespace:
            changes += _changes_of_function(value, stand_ins)
        elif type(value) in (list, dict):
            changes += _changes_of_items(value, stand_ins)
    return changes


# --- the library: looked through once ---------------------------------------------------------


@functools.cache
def _in_library(names: tuple[str, ...]) -> tuple[StandIns, list[Change]]:
    """Report what raises in place of each function, and where modules of the library keep them."""
    found = {
        id(function): (name, package, function) for name, package, function in _functions(names)
    }
    stand_ins = {key: _refusal(name) for key, (name, _, _) in found.items()}
    guards = {key: _guard(*of_one) for key, of_one in found.items()}
    attributes = {name.rpartition(".")[2] for name, _, _ in found.values()}
    changes: list[Change] = []
    for module_name, module in _modules_beside(names):
        for attribute in vars(module).keys() & attributes:
            value = vars(module)[attribute]
            if id(value) in found:
                is_within = module_name.startswith(f"{found[id(value)][1]}.")
                meanwhile = (guards if is_within else stand_ins)[id(value)]
                changes.append((operator.setitem, vars(module), attribute, value, meanwhile))
    return stand_ins, changes


def _functions(names: tuple[str, ...]) -> Iterator[tuple[str, str, Any]]:
    """Find the functions and the compiled ones of their packages; give name, package, function."""
    packages = {name.rpartition(".")[0] for name in names}
    for name in names:
        package, _, attribute = name.rpartition(".")
        function = getattr(sys.modules.get(package), attribute, None)
        if function is not None:
            yield name, package, function
    for module_name, module in _modules_beside(names):
        package = module_name.rpartition(".")[0]
        is_compiled = str(getattr(module, "__file__", "")).endswith(tuple(EXTENSION_SUFFIXES))
        if is_compiled and package in packages:
            for attribute, value in list(vars(module).items()):
                if callable(value) and not isinstance(value, type):
                    yield f"{module_name}.{attribute}", package, value


def _modules_beside(names: tuple[str, ...]) -> list[tuple[str, ModuleType]]:
    """List all modules of the libraries to which these names belong."""
    libraries = {name.partition(".")[0] for name in names}
    return [
        (name, module)
        for name, module in list(sys.modules.items())
        if name.partition(".")[0] in libraries and isinstance(module, ModuleType)
    ]


# --- the notebook: looked through before every call -------------------------------------------


def _changes_of_items(holder: dict[Any, Any] | list[Any], stand_ins: StandIns) -> list[Change]:
    values = holder.values() if isinstance(holder, dict) else holder
    if stand_ins.keys().isdisjoint(map(id, values)):
        return []
    pairs = list(holder.items() if isinstance(holder, dict) else enumerate(holder))
    return [
        (operator.setitem, holder, key, value, stand_ins[id(value)])
        for key, value in pairs
        if id(value) in stand_ins
    ]


def _changes_of_function(function: FunctionType, stand_ins: StandIns) -> Iterator[Change]:
    """Find the functions among the default values and in the closure of a notebook's function."""
    defaults = function.__defaults__ or ()
    if not stand_ins.keys().isdisjoint(map(id, defaults)):
        meanwhile = tuple(stand_ins.get(id(value), value) for value in defaults)
        yield setattr, function, "__defaults__", defaults, meanwhile
    if function.__kwdefaults__:
        yield from _changes_of_items(function.__kwdefaults__, stand_ins)
    for cell in function.__closure__ or ():
        with contextlib.suppress(ValueError):  # an empty cell
            if id(cell.cell_contents) in stand_ins:
                instead = stand_ins[id(cell.cell_contents)]
                yield setattr, cell, "cell_contents", cell.cell_contents, instead


# --- what stands there meanwhile --------------------------------------------------------------


def _refusal(name: str) -> Callable[..., Any]:
    def refuse(*_: Any, **__: Any) -> Any:
        raise ForbiddenCall(name)

    return refuse


def _guard(name: str, package: str, original: Callable[..., Any]) -> Callable[..., Any]:
    """Stand in for a function within its package: only that package itself is let through."""

    def call(*args: Any, **kwargs: Any) -> Any:
        if not _is_code_of(package, sys._getframe(1).f_globals):
            raise ForbiddenCall(name)
        return original(*args, **kwargs)

    return call


def _is_code_of(package: str, names: dict[str, Any]) -> bool:
    """Whether these are the global names of a module of this package."""
    module_name = str(names.get("__name__"))
    is_within = module_name == package or module_name.startswith(f"{package}.")
    return is_within and getattr(sys.modules.get(module_name), "__dict__", None) is names
