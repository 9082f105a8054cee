"""The fixture ``student``: the functions of the notebook, by name."""

import ast
import contextlib
import copy
import difflib
import functools
import inspect
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

import numpy as np

from autograder.testing.calls import first_not_raising, keywords_of

from .shown_calls import shown_arguments


class MissingAnswerError(AssertionError):
    """The notebook holds no function of this name."""


class BrokenAnswerError(MissingAnswerError):
    """The cell of the function has a SyntaxError, so that Python has never read it."""


class StudentStoppedError(Exception):
    """The student's code tried to end Python itself, or the test."""


class NotebookFunctions:
    """The notebook's functions as attributes, with the same methods as in hidden tests."""

    def __init__(
        self,
        namespace: Mapping[str, Any],
        exercises: Sequence[str],
        guard: Callable[[], AbstractContextManager[object]] = contextlib.nullcontext,
        broken: Mapping[str, str] | None = None,
    ) -> None:
        self._guard = guard  # what holds while a function of the notebook runs
        self._broken = broken or {}  # the SyntaxError of a function's cell, by its name
        self._calls = 0
        self._last_call = ""
        self._namespace = namespace
        self._exercises = exercises
        self._raised: list[BaseException] = []
        self.has_returned_none = False

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_"):
            raise AttributeError(name)
        if name not in self._namespace and name in self._broken:
            raise BrokenAnswerError(self._broken[name])
        if name not in self._namespace:
            raise MissingAnswerError(self._explain_missing(name))
        function = self._namespace[name]
        if not callable(function):
            raise AssertionError(  # noqa: TRY004 - it is the check that fails
                f"`{name}` is not a function now but of type {type(function).__name__}: "
                "another line "
                "gave its name to a value. Rename that value and run the answer cell again."
            )

        @functools.wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            return self._call(name, function, args, kwargs)

        def call_with_all(args: Sequence[Any]) -> Any:
            return call(*args, **keywords_of(args))

        def changed_by_each(inputs: Iterable[Sequence[Any]]) -> list[list[str]]:
            return [self._changed(name, function, *args, **keywords_of(args)) for args in inputs]

        def generators_after_each(
            inputs: Iterable[Sequence[Any]],
        ) -> list[list[np.random.Generator]]:
            own = [copy.deepcopy((list(args), keywords_of(args))) for args in inputs]
            for args, keywords in own:
                call(*args, **keywords)
            kind = np.random.Generator
            return [
                [value for value in (*args, *keywords.values()) if type(value) is kind]
                for args, keywords in own
            ]

        call.generators_after_each = generators_after_each  # type: ignore[attr-defined]
        call.map = lambda inputs: list(map(call_with_all, inputs))  # type: ignore[attr-defined]
        call.first_not_raising = functools.partial(first_not_raising, call_with_all)  # type: ignore[attr-defined]
        call.changed_by_each = changed_by_each  # type: ignore[attr-defined]
        call.changed_arguments = functools.partial(self._changed, name, function)  # type: ignore[attr-defined]
        return call

    def take_raised(self) -> list[BaseException]:
        """Return the exceptions that came out of the functions, and forget them."""
        raised, self._raised = self._raised, []
        return raised

    def take_last_call(self) -> tuple[str, int]:
        """Return the last call as Python and how many calls there were, and forget them."""
        call, calls = self._last_call, self._calls
        self._last_call, self._calls = "", 0
        return call, calls

    def _call(
        self, name: str, function: Callable[..., Any], args: Sequence[Any], kwargs: Any
    ) -> Any:
        self._calls += 1
        self._last_call = f"{name}({shown_arguments(args, kwargs)})"
        try:
            with self._guard():
                value = function(*args, **kwargs)
                self.has_returned_none |= value is None
                return value
        except KeyboardInterrupt:
            raise  # the person at the keyboard
        except BaseException as error:
            if isinstance(error, Exception) and not type(error).__module__.startswith("_pytest"):
                self._raised.append(error)
                raise
            # SystemExit and the outcomes of pytest would end the checks themselves
            stopped = StudentStoppedError(type(error).__name__)
            stopped.__traceback__ = error.__traceback__
            self._raised.append(stopped)
            raise stopped from None

    def _changed(
        self, name: str, function: Callable[..., Any], /, *args: Any, **kwargs: Any
    ) -> list[str]:
        """Call with copies; name the arguments that differ from the originals afterwards."""
        copied_args, copied_kwargs = copy.deepcopy((args, kwargs))
        self._call(name, function, copied_args, copied_kwargs)
        names = _argument_names(function, len(args))
        pairs = [*zip(names, args, copied_args, strict=True)]
        pairs += [(name, value, copied_kwargs[name]) for name, value in kwargs.items()]
        return [name for name, before, after in pairs if not _is_unchanged(before, after)]

    def _explain_missing(self, name: str) -> str:
        own = [
            other
            for other, value in self._namespace.items()
            if inspect.isfunction(value)
            and value.__globals__ is self._namespace
            and other not in self._exercises
        ]
        close = difflib.get_close_matches(name, own, n=1)
        found = f"; found `{close[0]}`: was it renamed?" if close else ": run its cell first."
        return f"There is no function named `{name}` yet{found}"


def is_stub(function: object) -> bool:
    """Whether a function is as it was handed out: nothing but ``raise NotImplementedError``."""
    return _stub_state(function) == "stub"


def is_left_over(function: object) -> bool:
    """Whether there is code beside the ``raise NotImplementedError`` of the stub."""
    return _stub_state(function) == "left over"


def _stub_state(function: object) -> str:
    if not inspect.isfunction(function):
        return ""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    except (OSError, TypeError, SyntaxError):  # typed without a file, or indented by hand
        return ""
    if not tree.body or not isinstance(tree.body[0], ast.FunctionDef):
        return ""
    body = tree.body[0].body
    if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]
    raises = [
        isinstance(line, ast.Raise) and "NotImplementedError" in ast.dump(line) for line in body
    ]
    if not any(raises):
        return ""
    return "stub" if len(body) == 1 else "left over"


def _argument_names(function: Callable[..., Any], count: int) -> list[str]:
    try:
        parameters = list(inspect.signature(function).parameters)
    except (ValueError, TypeError):  # some functions written in C have none
        parameters = []
    return [parameters[i] if i < len(parameters) else f"argument {i + 1}" for i in range(count)]


def _is_unchanged(before: Any, after: Any) -> bool:
    """Compare two values deeply, NaN being the same as NaN; what is not a plain value is let be."""
    if type(before) is not type(after):
        return False
    if isinstance(before, np.ndarray):
        if before.shape != after.shape or before.dtype != after.dtype:
            return False
        if before.dtype.kind == "O":
            return all(map(_is_unchanged, before.ravel().tolist(), after.ravel().tolist()))
        has_nan = before.dtype.kind in "fc"
        return bool(np.array_equal(before, after, equal_nan=has_nan))
    if isinstance(before, list | tuple):
        return len(before) == len(after) and all(map(_is_unchanged, before, after))
    if isinstance(before, dict):
        return list(before) == list(after) and all(
            _is_unchanged(value, after[key]) for key, value in before.items()
        )
    if isinstance(before, set | frozenset):
        return bool(before == after)
    if hasattr(before, "equals") and hasattr(before, "columns"):  # a DataFrame
        return bool(before.equals(after))
    if isinstance(before, int | float | complex | str | bytes | np.generic):
        return bool(before == after or (before != before and after != after))
    return True
