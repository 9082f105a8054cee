"""The fixtures ``student`` and ``reference``: functions that a hidden test calls like any other."""

import copy
import hashlib
import importlib
import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from autograder.checking.outcomes import (
    StudentLost,
    StudentMissing,
    StudentRaised,
    WrongSignature,
    as_exception,
)
from autograder.mistakes.probe_values import NotPlainError, pack, text_of
from autograder.sandbox.channel import Lost
from autograder.sandbox.inside import codec
from autograder.sandbox.inside.changes import fingerprint
from autograder.sandbox.inside.generators import generators_in, move_on
from autograder.sandbox.open_functions import OpenFunction
from autograder.sandbox.replies import Foreign, Raised, Reply, Returned
from autograder.sandbox.snapshot import Call, ReturnedFunction, Snapshot, StudentHandle
from autograder.testing.assertions import Mismatch
from autograder.testing.calls import first_not_raising, keywords_of

CALLS_TOGETHER = 32
"""So many calls cross in one round trip; more answers than can wait would be taken for a flood."""


class CallBudgetSpent(BaseException):
    """A counterexample search has called the student's functions as often, or as long, as it may.

    It is no ``Exception``: Hypothesis would take one for a failure, and try to shrink that, too.
    """


@dataclass(frozen=True)
class CallBudget:
    """How many calls a search may make, and how long all of them may compute or sleep."""

    calls: int
    seconds: float


class Student:
    """A student's functions by name. Every call runs in the sandbox."""

    def __init__(self, topic: str) -> None:
        self._topic = topic
        self._snapshot: Snapshot | None = None
        self._budget: CallBudget | None = None
        self._prepared: dict[str, Reply] = {}
        self.calls = 0
        self.has_returned_none = False
        self.cpu_seconds = 0.0
        self.last_call = Call("")

    def __getattr__(self, name: str) -> "StudentFunction":
        if name.startswith("_"):
            raise AttributeError(name)
        return StudentFunction(self, name)

    @property
    def topic(self) -> str:
        """The slug of the topic that the functions answer."""
        return self._topic

    def attach(
        self, snapshot: Snapshot, *, forbid: Sequence[str] = (), budget: CallBudget | None = None
    ) -> None:
        """Send calls to this snapshot from now on, and count them from zero."""
        snapshot.begin_test(forbid)
        self._snapshot = snapshot
        self._budget = budget
        self._prepared = {}
        self.calls = 0
        self.has_returned_none = False

    def prepare(self, calls: Sequence[Call]) -> list[Reply]:
        """Make calls in one round trip; the same calls are answered from memory afterwards."""
        replies = self.run(calls)
        keys = map(call_key, calls)
        known = {key: reply for key, reply in zip(keys, replies, strict=True) if key}
        self._prepared = {**self._prepared, **known}
        return replies

    def run(self, calls: Sequence[Call]) -> list[Reply]:
        """Make calls in the sandbox."""
        if self._snapshot is None:
            raise RuntimeError("no snapshot is attached: this is a bug of the grader")
        if self._budget is not None and (
            self.calls + len(calls) > self._budget.calls
            or self._snapshot.busy_seconds + self._snapshot.idle_seconds > self._budget.seconds
        ):
            raise CallBudgetSpent
        self.calls += len(calls)
        self.last_call = calls[-1] if calls else self.last_call
        if known := self._from_memory(calls):
            return known
        try:
            replies = [
                reply
                for first in range(0, len(calls), CALLS_TOGETHER)
                for reply in self._snapshot.call(calls[first : first + CALLS_TOGETHER])
            ]
        except Lost as lost:
            raise StudentLost(lost) from None
        outcomes = [reply.outcome for reply in replies]
        self.has_returned_none |= any(o.value is None for o in outcomes if isinstance(o, Returned))
        self.cpu_seconds += sum(reply.cpu_seconds for reply in replies)
        return replies

    def _from_memory(self, calls: Sequence[Call]) -> list[Reply]:
        """Return what these calls came to before; nothing unless all of them were prepared."""
        keys = [call_key(call) for call in calls] if self._prepared else []
        is_known = all(key in self._prepared for key in keys)
        return [self._prepared[key] for key in keys] if is_known else []


class StudentFunction(StudentHandle):
    """One function of a student, callable from a test."""

    def __init__(self, student: Student, name: str) -> None:
        super().__init__(name)
        object.__setattr__(self, "_student", student)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call it in the sandbox; return its value or raise what it raised."""
        return self._value(self._run([Call(self, args, kwargs)])[0])

    def map(self, inputs: Iterable[Sequence[Any]]) -> list[Any]:
        """Call it once per tuple of arguments, all in one round trip."""
        values = []
        for number, reply in enumerate(self._run(self._calls(inputs))):
            try:
                values.append(self._value(reply))
            except StudentRaised as raised:
                raised.call_number = number
                raise
        return values

    def first_not_raising(
        self, error: type[Exception], inputs: Iterable[Sequence[Any]]
    ) -> int | None:
        """Return which tuple of arguments, from 0, is the first not to raise this error.

        All calls are made in one round trip; another error comes out as it is.
        """
        return first_not_raising(self._value, error, self._run(self._calls(inputs)))

    def changed_arguments(self, *args: Any, **kwargs: Any) -> list[str]:
        """Call it and name the parameters whose arguments it modified in place."""
        return self._changed(self._run([Call(self, args, kwargs)])[0])

    def changed_by_each(self, inputs: Iterable[Sequence[Any]]) -> list[list[str]]:
        """Name for each call the parameters that it modified in place, all in one round trip."""
        return [self._changed(reply) for reply in self._run(self._calls(inputs))]

    def generators_after_each(
        self, inputs: Iterable[Sequence[Any]]
    ) -> list[list[np.random.Generator]]:
        """Return the generators among the arguments as each call left them, in one round trip."""
        replies = self._run(self._calls(inputs))
        for reply in replies:
            self._value(reply)
        return [list(reply.drawn) for reply in replies]

    def _calls(self, inputs: Iterable[Sequence[Any]]) -> list[Call]:
        return [Call(self, tuple(args), keywords_of(args)) for args in inputs]

    def _changed(self, reply: Reply) -> list[str]:
        self._value(reply)
        student: Student = self._student  # type: ignore[attr-defined]
        names = parameter_names(student.topic, self.name)
        known = {**{str(place): name for place, name in enumerate(names)}, **{n: n for n in names}}
        # They may say any text, any number of times, and so spell an input out.
        reported = {known.get(name, "arguments") for name in reply.changed}
        return [name for name in (*names, "arguments") if name in reported]

    def _run(self, calls: list[Call]) -> list[Reply]:
        student: Student = self._student  # type: ignore[attr-defined]
        return student.run(calls)

    def _value(self, reply: Reply) -> Any:
        outcome = reply.outcome
        if isinstance(outcome, Raised):
            if outcome.ancestry[:1] == ("TypeError",) and not (outcome.line or outcome.is_within):
                raise WrongSignature(self.name)
            raise as_exception(outcome)
        if isinstance(outcome, Foreign):
            raise Mismatch(f"the result: a {_safe_kind(outcome.kind)}, which is not a plain value.")
        if isinstance(outcome.value, ReturnedFunction):
            return CallableResult(self, outcome.value)
        return outcome.value


class CallableResult:
    """A function that a student's function returned; it can be called and nothing else."""

    stands_for_type = "function"

    def __init__(self, maker: StudentFunction, function: ReturnedFunction) -> None:
        self._maker = maker
        self._function = function

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call it in the sandbox."""
        return self._maker._value(self._maker._run([Call(self._function, args, kwargs)])[0])


class ReferenceFunctions:
    """The references of one topic, with the same interface; results are remembered, read-only."""

    def __init__(self, topic: str, *, is_subject: bool = False) -> None:
        self._topic = topic
        self._memory: dict[bytes, Any] = {}
        self._is_subject = is_subject

    def as_subject(self) -> "ReferenceFunctions":
        """Return them in the place of a student's: what a call draws, the test has not drawn."""
        subject = ReferenceFunctions(self._topic, is_subject=True)
        subject._memory = self._memory
        return subject

    def __getattr__(self, name: str) -> "ReferenceFunction":
        if name.startswith("_"):
            raise AttributeError(name)
        function = load_reference(self._topic, name)
        return ReferenceFunction(function, self._memory, is_subject=self._is_subject)


class ReferenceFunction:
    """One reference implementation.

    With ``is_subject`` it stands where a student's function stands, to which copies of random
    generators cross.
    """

    def __init__(
        self, function: Callable[..., Any], memory: dict[bytes, Any], *, is_subject: bool = False
    ) -> None:
        self._is_subject = is_subject
        self.__name__ = function.__name__
        self._function = function
        self._memory = memory

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Return its value, computed once for the whole class; arrays are read-only."""
        if self._is_subject and generators_in(args, kwargs):
            args, kwargs = copy.deepcopy((args, kwargs))
        key = _fingerprint(self._function.__name__, args, kwargs)
        if key is None:
            return self._function(*args, **kwargs)
        generators = generators_in(args, kwargs)
        if key not in self._memory:
            before = _arguments(args, kwargs)
            value = self._function(*args, **kwargs)
            if _arguments(args, kwargs) != before:
                return value  # it works in place, which has to happen each time
            self._memory[key] = _read_only(value), copy.deepcopy(generators)
        value, drawn = self._memory[key]
        move_on(generators, drawn)  # a remembered result draws as often as a new one
        return value

    def map(self, inputs: Iterable[Sequence[Any]]) -> list[Any]:
        """Call it once per tuple of arguments."""
        return list(map(self._call_each, inputs))

    def first_not_raising(
        self, error: type[Exception], inputs: Iterable[Sequence[Any]]
    ) -> int | None:
        """Return which tuple of arguments, from 0, is the first not to raise this error."""
        return first_not_raising(self._call_each, error, inputs)

    def changed_arguments(self, *args: Any, **kwargs: Any) -> list[str]:
        """Name the parameters whose arguments it modifies in place; there should be none."""
        bound = inspect.signature(self._function).bind(*copy.deepcopy(args), **kwargs).arguments
        before = {name: fingerprint(value, generators=False) for name, value in bound.items()}
        self._function(**bound)
        after = {name: fingerprint(value, generators=False) for name, value in bound.items()}
        return [name for name in bound if after[name] != before[name]]

    def changed_by_each(self, inputs: Iterable[Sequence[Any]]) -> list[list[str]]:
        """Name for each call the parameters that it modifies in place; there should be none."""
        return [self.changed_arguments(*args, **keywords_of(args)) for args in inputs]

    def generators_after_each(
        self, inputs: Iterable[Sequence[Any]]
    ) -> list[list[np.random.Generator]]:
        """Return copies of the generators among the arguments as each call leaves them."""
        own = [copy.deepcopy((list(args), keywords_of(args))) for args in inputs]
        function = ReferenceFunction(self._function, self._memory)
        for args, keywords in own:
            function(*args, **keywords)
        return [generators_in(args, keywords) for args, keywords in own]

    def _call_each(self, args: Sequence[Any]) -> Any:
        return self(*args, **keywords_of(args))


def call_key(call: Call) -> str:
    """Return what two calls have in common if they are the same; empty if it cannot be said."""
    name = getattr(call.target, "name", "")
    try:
        return text_of(pack([name, list(call.args), dict(call.kwargs)])) if name else ""
    except NotPlainError:
        return ""


def load_reference(topic: str, name: str) -> Callable[..., Any]:
    """Import one reference from the course's ``solutions``.

    Raises
    ------
    StudentMissing
        If there is no reference of that name, which is an author's mistake.
    """
    try:
        module = importlib.import_module(f"solutions.{topic}.{name}")
    except ModuleNotFoundError as error:
        raise StudentMissing(f"no reference is named {name!r}") from error
    function: Callable[..., Any] = getattr(module, name)
    return function


def parameter_names(topic: str, name: str) -> list[str]:
    """Name the parameters of an exercise, in order, as its reference has them."""
    return list(inspect.signature(load_reference(topic, name)).parameters)


def _safe_kind(kind: str) -> str:
    known = {"generator", "function", "module", "type", "zip", "map", "filter", "range", "Styler"}
    return f"`{kind}`" if kind in known else "value of a type of its own"


def _fingerprint(name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bytes | None:
    """Make the key under which a result is remembered; None if an argument has no plain value."""
    try:
        encoded = codec.encode([name, list(args), kwargs], _OpenNames())
    except codec.EncodeError:
        return None
    digest = hashlib.sha256(repr(encoded.skeleton).encode())
    for blob in encoded.blobs:
        digest.update(blob)
    return digest.digest()


def _arguments(args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
    """Describe arguments by what they hold, wherever generators stand."""
    return [fingerprint(value, generators=False) for value in (*args, *kwargs.values())]


class _OpenNames:
    """Names open functions, which are known by their name and their first arguments."""

    def handle_for(self, function: object) -> dict[str, Any] | None:
        """Describe an open function; None for any other."""
        if not isinstance(function, OpenFunction):
            return None
        key = _fingerprint(function.name, function.arguments, {})
        return {"open": key.hex()} if key is not None else None


def _read_only(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        value.setflags(write=False)
    elif isinstance(value, tuple | list):
        for part in value:
            _read_only(part)
    elif isinstance(value, dict):
        for part in value.values():
            _read_only(part)
    return value
