"""Functions that students may see: tests pass them on, and they run beside the student's code."""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np


@dataclass(frozen=True, eq=False)
class OpenFunction:
    """A function that lives inside the sandbox, with its first arguments filled in, if any.

    ``function`` is the same function on the grader's side, for a test's own use and for the
    references. A student's function never calls that one.
    """

    name: str
    arguments: tuple[Any, ...] = ()
    function: Callable[..., Any] | None = None

    def __call__(self, *args: Any) -> Any:
        """Call it on the grader's side."""
        if self.function is None:
            raise TypeError(f"open function {self.name!r} can be passed on, not called by a test")
        return self.function(*self.arguments, *args)

    def __reduce__(self) -> tuple[Any, ...]:
        """Be known by the name and the first arguments, by which remembered oracles find it again.

        What is read back can be passed on, not called.
        """
        return OpenFunction, (self.name, self.arguments)

    def __deepcopy__(self, memo: object) -> "OpenFunction":
        """Return this one, which nothing can change."""
        return self

    def __repr__(self) -> str:
        """Write it as a student can: the name, or a partial call."""
        if not self.arguments:
            return self.name
        return f"functools.partial({', '.join([self.name, *map(_text, self.arguments)])})"


def load_open_functions(source: str) -> dict[str, Any]:
    """Run the released module of open functions; return what it defines."""
    module = ModuleType("open_functions")
    exec(compile(source, "open_functions.py", "exec"), module.__dict__)  # noqa: S102 - our own text
    return module.__dict__


def open_function_maker(source: str) -> Callable[..., OpenFunction]:
    """Return what makes an open function from its name and its first arguments."""

    @functools.cache
    def functions() -> dict[str, Any]:
        return load_open_functions(source)

    def make(name: str, *arguments: Any) -> OpenFunction:
        return OpenFunction(name, arguments, functions()[name])

    return make


def _text(value: object) -> str:
    return f"np.array({value.tolist()})" if isinstance(value, np.ndarray) else repr(value)
