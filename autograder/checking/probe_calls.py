"""Make the calls of probes: by the reference, and in the sandbox by an answer."""

import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from hypothesis.errors import HypothesisDeprecationWarning, UnsatisfiedAssumption

from autograder.checking.counterexample_search import (
    Check,
    Counterexample,
    failure_on,
)
from autograder.checking.outcomes import StudentLost
from autograder.checking.student_functions import (
    CallBudgetSpent,
    ReferenceFunctions,
    Student,
    parameter_names,
)
from autograder.mistakes.atlas import ExerciseAtlas, MistakeProbe, Outcome
from autograder.mistakes.behaviour import (
    LOST,
    OTHER,
    RAISED,
    VALUE,
    Behaviour,
    behaviour_of,
    is_alike,
)
from autograder.mistakes.probe_values import MakeOpenFunction, Packed, unpack
from autograder.sandbox.snapshot import Call, StudentHandle
from autograder.testing.assertions import Mismatch, assert_close


def ask(
    student: Student, name: str, probes: Sequence[Sequence[Packed]], make: MakeOpenFunction
) -> list[Outcome]:
    """Make the calls of some probes in one round trip; StudentLost if the process is lost."""
    function = getattr(student, name)
    arguments = [[unpack(packed, make) for packed in calls] for calls in probes]
    calls = [Call(function, tuple(args), kwargs) for one in arguments for args, kwargs in one]
    replies = iter(student.prepare(calls))
    parameters = parameter_names(student.topic, name)
    return [tuple(behaviour_of(next(replies), parameters) for _ in one) for one in arguments]


def first_failure(
    check: Check,
    student: Student,
    reference: object,
    probes: Iterable[MistakeProbe],
    make: MakeOpenFunction,
) -> Counterexample | None:
    """Return what the exercise's own search finds wrong on the first probe that fails.

    Its calls have been prepared, so that as a rule nothing crosses.
    """
    for probe in probes:
        if probe.arguments is not None:
            arguments = unpack(probe.arguments, make)
            try:
                found = failure_on_probe(check, student, reference, make, arguments)
            except (CallBudgetSpent, StudentLost):
                return None
            if found is not None:
                return found
    return None


def failure_on_probe(
    check: Check,
    student: Student,
    reference: object,
    make: MakeOpenFunction,
    arguments: Mapping[str, Any],
) -> Counterexample | None:
    """Report what a search's check finds wrong on one input, outside of a search."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", HypothesisDeprecationWarning)  # a check may assume things
        try:
            return failure_on(check, student, reference, make, arguments)
        except UnsatisfiedAssumption:
            return None


def is_of_search(atlas: ExerciseAtlas, check: Check | None, make: MakeOpenFunction) -> bool:
    """Whether the probes hold the arguments that the counterexample search takes now."""
    names = set(getattr(check, "counterexample_search", ()))
    given = (probe.arguments for probe in atlas.probes if probe.arguments is not None)
    return all(set(unpack(packed, make)) == names for packed in given)


def is_of_reference(
    atlas: ExerciseAtlas, name: str, reference: ReferenceFunctions, make: MakeOpenFunction
) -> bool:
    """Whether the reference still does what was recorded of it."""
    function = getattr(reference, name) if atlas.probes else None
    for probe in atlas.probes:
        for packed, recorded in zip(probe.calls, probe.behaviours[0], strict=True):
            args, kwargs = unpack(packed, make)
            arguments = [_for_reference(argument, reference) for argument in args]
            found = _behaviour_of_reference(function, arguments, kwargs, recorded)
            if not is_alike(recorded, found, probe.tolerance):
                return False
    return True


def shown_failure(
    atlas: ExerciseAtlas,
    outcomes: Mapping[int, Outcome],
    name: str,
    make: MakeOpenFunction,
) -> Counterexample | None:
    """Return the smallest call of a hidden-test generator on which an answer differs.

    Of a mistake that was recognised it is certain that this is wrong; of another it is not.
    """
    for number, probe in enumerate(atlas.probes):
        [expected], [packed] = probe.behaviours[0][:1], probe.calls[:1]
        if not (probe.is_public and probe.arguments is None and number in outcomes):
            continue
        args, kwargs = unpack(packed, make)
        call, [found] = Call(name, tuple(args), kwargs), outcomes[number][:1]
        failure = _difference(found, expected, probe.tolerance)
        if failure is not None:
            return Counterexample(call, failure)
    return None


def _difference(found: Behaviour, expected: Behaviour, tolerance: float) -> Mismatch | None:
    """Put into words how one call differs from what is right; None if it does not."""
    if is_alike(expected, found, tolerance):
        return None
    if found.kind == RAISED:
        return Mismatch("", f"Yours raised `{found.value}`.")
    if expected.kind == RAISED:
        return Mismatch("", f"It should raise `{expected.value}`, and yours returns a value.")
    if found.changed:
        return Mismatch("", f"Yours changes `{'`, `'.join(found.changed)}` in place.")
    try:
        assert_close(found.value, expected.value, rtol=tolerance, atol=tolerance)
    except Mismatch as mismatch:
        return mismatch
    types = [str(getattr(one.value, "dtype", "")) for one in (expected, found)]
    if not all(types) or types[0] == types[1]:
        return None
    return Mismatch("", f"Expected an array of dtype {types[0]}, returned dtype {types[1]}.")


def _for_reference(argument: Any, reference: ReferenceFunctions) -> Any:
    """Put the reference in the place of a student's function that is an argument."""
    is_handle = isinstance(argument, StudentHandle)
    return getattr(reference, argument.name) if is_handle else argument


def _behaviour_of_reference(
    function: Callable[..., Any] | None,
    args: Sequence[Any],
    kwargs: dict[str, Any],
    recorded: Behaviour,
) -> Behaviour:
    if function is None or recorded.kind in (OTHER, LOST):
        return Behaviour(LOST)
    try:
        return Behaviour(VALUE, function(*args, **kwargs))
    except Exception as error:  # noqa: BLE001 - what a reference raises is its answer
        names = [kind.__name__ for kind in type(error).__mro__]
        known = recorded.value in names
        return Behaviour(RAISED, recorded.value if known else names[0])
