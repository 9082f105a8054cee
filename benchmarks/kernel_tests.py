"""Runs our hidden tests inside a notebook's kernel, as a course without the engine would.

A check cell of stock nbgrader imports this, so it is as light as can be: no collection, and neither
Hypothesis nor what else only counterexample searches need is imported.
"""

import copy
import importlib
import importlib.util
import inspect
import itertools
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from autograder.checking.seeds import seed_function
from autograder.sandbox.inside.generators import generators_in
from autograder.testing.calls import first_not_raising, keywords_of


class Function:
    """A function of the notebook with what hidden tests use besides calling it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call it."""
        return self.function(*args, **kwargs)

    def map(self, inputs: Any) -> list[Any]:
        """Call it once per tuple of arguments."""
        return list(map(self._call_each, inputs))

    def first_not_raising(self, error: type[Exception], inputs: Any) -> int | None:
        """Return which tuple of arguments, from 0, is the first not to raise this error."""
        return first_not_raising(self._call_each, error, inputs)

    def changed_arguments(self, *args: Any, **kwargs: Any) -> list[str]:
        """Call it and name the parameters that it changed."""
        values = inspect.signature(self.function).bind(*args, **kwargs).arguments
        before = {name: repr(value) for name, value in values.items()}
        self.function(*args, **kwargs)
        return [name for name, value in values.items() if repr(value) != before[name]]

    def changed_by_each(self, inputs: Any) -> list[list[str]]:
        """Name for each call the parameters that it changed."""
        return [self.changed_arguments(*args, **keywords_of(args)) for args in inputs]

    def generators_after_each(self, inputs: Any) -> list[list[np.random.Generator]]:
        """Return for each call the generators among its arguments, as it left them."""
        own = [copy.deepcopy((list(args), keywords_of(args))) for args in inputs]
        for args, keywords in own:
            self.function(*args, **keywords)
        return [generators_in(args, keywords) for args, keywords in own]

    def _call_each(self, args: Any) -> Any:
        return self.function(*args, **keywords_of(args))


class Functions:
    """The functions of a namespace, by name."""

    def __init__(self, find: Callable[[str], Callable[..., Any]]) -> None:
        self._find = find

    def __getattr__(self, name: str) -> Function:
        return Function(self._find(name))


class Unused:
    """Takes the place of a strategy, of which nothing is asked."""

    def __call__(self, *_: object, **__: object) -> "Unused":
        """Return itself, whatever is called."""
        return self

    def __getattr__(self, _name: str) -> "Unused":
        return self

    def __or__(self, _other: object) -> "Unused":
        return self


def _without_counterexample_searches() -> None:
    """Make hidden tests be imported without what only counterexample searches need."""
    strategies = ModuleType("strategies")
    strategies.__getattr__ = lambda _: Unused()  # type: ignore[method-assign]
    package = importlib.import_module("autograder.testing")
    sys.modules["autograder.testing.strategies"] = strategies
    package.strategies = strategies  # type: ignore[attr-defined]


def run_tests(
    root: str, topic: str, exercise: str, secret: str, namespace: Mapping[str, Any]
) -> int:
    """Run the hidden tests of one exercise on a notebook's names; return the points earned."""
    if root not in sys.path:
        sys.path.insert(0, root)
        _without_counterexample_searches()
    path = Path(root, "autograder", "hidden_tests", topic, f"test_{exercise}.py")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(str(path))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    fixtures = {
        "student": Functions(namespace.__getitem__),
        "reference": Functions(
            lambda name: getattr(importlib.import_module(f"solutions.{topic}.{name}"), name)
        ),
        "seed": seed_function(secret, f"{topic}/{exercise}"),
    }
    tests = [value for name, value in vars(module).items() if name.startswith("test_")]
    return sum(_points(test) for test in tests if _passes(test, fixtures))


def _points(test: Any) -> int:
    return next(int(mark.args[0]) for mark in test.pytestmark if mark.name == "points")


def _passes(test: Callable[..., None], fixtures: Mapping[str, Any]) -> bool:
    known = {n: fixtures[n] for n in inspect.signature(test).parameters if n in fixtures}
    try:
        for case in _cases(test):
            test(**known, **case)
    except (Exception, pytest.fail.Exception):  # noqa: BLE001 - any failure costs the points
        return False
    return True


def _cases(test: Any) -> Iterator[dict[str, Any]]:
    """Return the arguments of every parametrized case."""
    axes = []
    for mark in test.pytestmark:
        if mark.name == "parametrize":
            names = mark.args[0]
            names = [n.strip() for n in names.split(",")] if isinstance(names, str) else [*names]
            axes.append([dict(zip(names, _values(names, v), strict=True)) for v in mark.args[1]])
    for combination in itertools.product(*axes):
        yield {name: value for part in combination for name, value in part.items()}


def _values(names: list[str], value: Any) -> tuple[Any, ...]:
    value = getattr(value, "values", value) if type(value).__name__ == "ParameterSet" else value
    if len(names) > 1:
        return tuple(value)
    return tuple(value) if type(value).__name__ == "ParameterSet" else (value,)
