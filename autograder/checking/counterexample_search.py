"""After a failure: search for the smallest input on which an answer is wrong."""

import cmath
import contextlib
import copy
import functools
import inspect
import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import hypothesis
import numpy as np
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from hypothesis.errors import HypothesisException
from hypothesis.strategies import SearchStrategy

from autograder.checking.library_parts import forget_local_constants
from autograder.checking.outcomes import StudentLost, StudentRaised
from autograder.checking.student_functions import CallBudgetSpent, Student
from autograder.errors import SandboxError
from autograder.sandbox.open_functions import OpenFunction
from autograder.sandbox.resource_limits import GraderTimeSpent
from autograder.sandbox.snapshot import Call
from autograder.testing.assertions import Mismatch
from autograder.testing.mismatch import values_words

BUDGET = 100
"""Student calls that one search may make; counted, because seconds differ between machines."""

CALLS_LONG = 2
"""All calls of one search may together take so many times as long as one call of a test."""

SMALL_SEEDS = 10
"""Generators made from a seed below this are shown as what makes them."""

Check = Callable[..., None]

forget_local_constants()


class _SearchEnded(BaseException):
    """The search cannot go on; the cause says why."""


@dataclass(frozen=True)
class Counterexample:
    """The smallest input found on which the answer is wrong.

    ``arguments`` are those of the exercise's search.
    """

    call: Call
    failure: Exception
    arguments: Mapping[str, Any] = field(default_factory=dict)


def find_counterexample_search(module: ModuleType | None) -> Check | None:
    """Find the counterexample search of a hidden-test file."""
    for value in vars(module).values() if module is not None else ():
        if inspect.isfunction(value) and hasattr(value, "counterexample_search"):
            return value
    return None


def smallest_failing_input(
    check: Check,
    student: Student,
    reference: object,
    open_function: Callable[..., OpenFunction] | None = None,
    restrained: Callable[[], contextlib.AbstractContextManager[None]] = contextlib.nullcontext,
) -> Counterexample | None:
    """Search and shrink, derandomised, until the student's budget of calls or time is spent.

    ``restrained`` makes the block that all of it runs in, such as a clock of the grader's own time.

    Returns
    -------
    Counterexample or None
        None if every input that was tried was answered rightly.
    """
    best: list[Counterexample] = []

    def is_wrong(arguments: dict[str, Any]) -> bool:
        try:
            found = failure_on(check, student, reference, open_function, arguments)
        except (StudentLost, SandboxError) as error:
            raise _SearchEnded from error
        best.extend([found] if found else [])
        return found is not None

    settings = hypothesis.settings(
        max_examples=BUDGET,
        database=None,
        deadline=None,
        derandomize=True,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    # Whatever ends the search, what was found until then is what there is.
    try:
        with restrained():
            hypothesis.find(inputs_of(check), is_wrong, settings=settings)
    except (CallBudgetSpent, GraderTimeSpent, HypothesisException):
        pass
    except _SearchEnded as ended:
        if isinstance(ended.__cause__, SandboxError):
            raise ended.__cause__ from None
    return min(best, key=lambda found: len(arguments_text(found.call)), default=None)


def failure_on(
    check: Check,
    student: Student,
    reference: object,
    open_function: Callable[..., OpenFunction] | None,
    arguments: Mapping[str, Any],
) -> Counterexample | None:
    """Report what a search's check finds wrong on one input; None if it finds nothing."""
    wants_functions = "open_function" in inspect.signature(check).parameters
    fixtures = {"open_function": open_function} if wants_functions else {}
    calls = student.calls
    try:
        check(student, reference, **fixtures, **_copied(arguments))
    except (AssertionError, StudentRaised) as error:
        return Counterexample(student.last_call, error, arguments)
    except (CallBudgetSpent, StudentLost, SandboxError):
        raise
    except Exception:
        if student.calls == calls:
            raise  # nothing of a student's is in it: an author's mistake
    return None  # what came back is nothing that the check could go on with


@functools.cache
def inputs_of(check: Check) -> SearchStrategy[dict[str, Any]]:
    """Make the strategy once: Hypothesis keeps with it what it finds out about its parts."""
    return st.fixed_dictionaries(check.counterexample_search)  # type: ignore[attr-defined]


def sentence(name: str, names: Sequence[str], found: Counterexample, *, reveal: bool) -> str:
    """Report the student about the smallest failing input, with values only where that is allowed.

    Parameters
    ----------
    name : str
        The exercise.
    names : sequence of str
        Its parameters, in order.
    found : Counterexample
        What the search found.
    reveal : bool
        Whether the author lets values be shown.
    """
    if not reveal:
        sizes = _sizes(names, found.call)
        return f"It goes wrong already for {sizes}." if sizes else ""
    call = f"{name}({arguments_text(found.call)})"
    return f"The smallest call found that goes wrong:\n`{call}`\n{_reason(found.failure)}"


def _reason(failure: Exception) -> str:
    if isinstance(failure, Mismatch):
        return failure.full
    if isinstance(failure, StudentRaised):
        return f"Yours raised `{failure.name}`."
    return ""


def arguments_text(call: Call) -> str:
    """Write arguments as they can be pasted."""
    named = [f"{key}={_value(value)}" for key, value in call.kwargs.items()]
    return ", ".join([*map(_value, call.args), *named])


def _sizes(names: Sequence[str], call: Call) -> str:
    values = {**dict(zip(names, call.args, strict=False)), **call.kwargs}
    shapes = [
        f"`{name}` of shape {value.shape}"
        if isinstance(value, np.ndarray)
        else _dict_words(name, value)
        for name, value in values.items()
        if isinstance(value, np.ndarray | dict)
    ]
    return ", ".join(shapes)


def _dict_words(name: str, value: dict[Any, Any]) -> str:
    count = _count_dicts(value)
    if count > 1:
        return f"`{name}` of {count} nested dicts"
    return f"`{name}` of {values_words(len(value), 'key')}"


def _count_dicts(value: object) -> int:
    """Count a dict and all dicts in it: of a tree, about the number of its nodes."""
    return 1 + sum(map(_count_dicts, value.values())) if isinstance(value, dict) else 0


def _value(value: object) -> str:
    """Write an argument so that it can be pasted: arrays, generators, functions by their names."""
    if isinstance(value, np.random.Generator):
        return _generator(value)
    if callable(value) and hasattr(value, "__name__"):
        is_numpy = (getattr(value, "__module__", None) or "").partition(".")[0] == "numpy"
        return f"np.{value.__name__}" if is_numpy else str(value.__name__)
    if isinstance(value, np.ndarray):
        if value.size == 0 and value.ndim > 1:
            return f"np.empty({value.shape})"
        is_told = value.dtype.kind in "OUS" or np.array(value.tolist()).dtype == value.dtype
        dtype = "" if is_told else f", dtype=np.{value.dtype}"
        return f"np.array({_value(value.tolist())}{dtype})"
    if isinstance(value, list | tuple | dict | set | frozenset):
        return _collection(value)
    value = value.item() if isinstance(value, np.generic) else value
    if isinstance(value, complex) and not cmath.isfinite(value):
        return f"complex({_value(value.real)}, {_value(value.imag)})"
    if isinstance(value, float) and not math.isfinite(value):
        return "np.nan" if math.isnan(value) else f"{'-' * (value < 0)}np.inf"
    return repr(value)


def _collection(value: Collection[Any]) -> str:
    if isinstance(value, dict):
        entries = [f"{_value(key)}: {_value(entry)}" for key, entry in value.items()]
        return f"{{{', '.join(entries)}}}"
    if isinstance(value, set | frozenset):
        # Python's own order differs from run to run.
        inner = f"{{{', '.join(sorted(map(_value, value)))}}}" if value else ""
        is_plain = isinstance(value, set) and value
        return inner if is_plain else f"{type(value).__name__}({inner})"
    inner = ", ".join(map(_value, value))
    if isinstance(value, list):
        return f"[{inner}]"
    return f"({inner},)" if len(value) == 1 else f"({inner})"


def _generator(generator: np.random.Generator) -> str:
    """Write a generator as what makes it, where a small seed does."""
    for seed in range(SMALL_SEEDS):
        if np.random.default_rng(seed).bit_generator.state == generator.bit_generator.state:
            return f"np.random.default_rng({seed})"
    return "a random generator"


def _copied(arguments: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: copy.deepcopy(value) if isinstance(value, np.ndarray | dict | list | tuple) else value
        for key, value in arguments.items()
    }
