"""Replay the hidden tests of one exercise for the instructor: what was given, expected and got.

The submission is graded as ever, by ``run_task``; only the suite's ``run`` is watched meanwhile,
so what is shown is what a verdict comes from. What is expected is read from the frames of the
assertion that failed, and asked of the reference afterwards, when no verdict hangs on that.
"""

import contextlib
import copy
import linecache
import re
import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from types import FrameType
from typing import Any

from pydantic import TypeAdapter

from autograder.checking.failure_messages import LOST_WORDS
from autograder.checking.grading_task import (
    REPLY,
    TASK,
    GradingTask,
    TaskReply,
    run_task,
    warm_suite,
)
from autograder.checking.hidden_test_suite import HiddenTest, Restrained, Subject, Suite
from autograder.checking.outcomes import StudentLost, StudentRaised
from autograder.checking.shown_values import FULL, SHORT, TextRoom, call_text, value_text
from autograder.checking.student_functions import Student
from autograder.errors import SandboxError
from autograder.sandbox.replies import Foreign, Raised, Reply
from autograder.sandbox.resource_limits import GraderClock, GraderTimeSpent
from autograder.sandbox.snapshot import Call, StudentHandle
from autograder.testing.assertions import Mismatch

MOST_CALLS = 400
"""Of one run of a test; the rest is counted."""
MOST_SHOWN, MOST_SHOWN_PASSED = 4, 2
"""Calls of one run that are shown, unless all are asked for."""
MOST_LOCALS = 5
REFERENCE_SECONDS = 20.0
"""Of processor time, for all that the reference is asked afterwards."""

_FIXTURES = ("student", "reference", "seed", "open_function")


class RunKind(StrEnum):
    """Whose functions a run of a test was about."""

    OWN = "as handed in"
    RIGHT_HELPERS = "with right helpers"
    REFERENCE = "the reference in place of the answer"


@dataclass(frozen=True)
class ReplayedCall:
    """One call of a student's function; ``expected`` is what the reference gives for it.

    ``is_wrong`` marks the call whose result the failed assertion was about.
    """

    call: str
    got: str
    expected: str = ""
    is_wrong: bool = False


@dataclass(frozen=True)
class ReplayedRun:
    """One run of a hidden test.

    ``said`` is why it failed, in full; empty if it passed. ``place`` and ``statement`` say where in
    the test; ``expected`` and ``got`` are what the assertion compared, ``values`` other names in
    that statement. ``left_out`` counts calls that are not in ``calls``.
    """

    kind: RunKind
    said: str = ""
    case: str = ""
    place: str = ""
    statement: str = ""
    expected: str = ""
    got: str = ""
    values: Mapping[str, str] = field(default_factory=dict)
    calls: tuple[ReplayedCall, ...] = ()
    left_out: int = 0


@dataclass(frozen=True)
class ReplayTask:
    """What to replay: a grading task, and the exercise that is asked about."""

    task: GradingTask
    exercise: str
    is_full: bool = False


@dataclass(frozen=True)
class Replay:
    """What grading gave, and how each hidden test of the exercise ran, in their order."""

    reply: TaskReply
    runs: Mapping[str, tuple[ReplayedRun, ...]]


REPLAY_TASK = TypeAdapter(ReplayTask)
REPLAY = TypeAdapter(Replay)


def run_replay(data: bytes) -> bytes:
    """Grade the submission of a task under watch; a pure function of bytes for the worker pool."""
    asked = REPLAY_TASK.validate_json(data)
    task = asked.task
    suite = warm_suite(Path(task.root), task.topic, task.secret)
    room = FULL if asked.is_full else SHORT
    watch = TestWatch(suite, asked.exercise, room, task.limits.call_cpu_seconds)
    with watch.watching():
        reply = REPLY.validate_json(run_task(TASK.dump_json(task)))
    return REPLAY.dump_json(Replay(reply, watch.told(is_full=asked.is_full)))


@dataclass
class SeenCall:
    """A call as it was made; ``copied`` are its arguments, for the reference."""

    name: str
    text: str
    copied: Call | None
    got: str = ""
    value: object = None
    is_wrong: bool = False


@dataclass
class _SeenRun:
    """One run, while and after it is watched."""

    run: ReplayedRun
    cases: int = 0
    calls: list[SeenCall] = field(default_factory=list)
    count: int = 0


class TestWatch:
    """Notes what the hidden tests of one exercise do while a submission is graded."""

    __test__ = False  # pytest would take the name for a test

    def __init__(
        self, suite: Suite, exercise: str, room: TextRoom = SHORT, call_seconds: float = 0.0
    ) -> None:
        self._suite, self._exercise, self._room = suite, exercise, room
        self._call_seconds = call_seconds
        self._run = suite.run
        self._names = {test.name for test in suite.tests(exercise)}
        self._seen: dict[str, list[_SeenRun]] = {name: [] for name in self._names}

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        """Watch the runs of the suite inside the block."""
        vars(self._suite)["run"] = self._watched  # stands before the method of its class
        try:
            yield
        finally:
            del vars(self._suite)["run"]

    def told(self, *, is_full: bool) -> dict[str, tuple[ReplayedRun, ...]]:
        """Return what was seen, test by test, with what the reference gives for the calls shown."""
        clock = GraderClock(REFERENCE_SECONDS)
        return {
            test.name: tuple(self._finished(seen, clock, is_full) for seen in self._seen[test.name])
            for test in self._suite.tests(self._exercise)
        }

    # --- while tests run ---

    def _watched(
        self, test: HiddenTest, subject: Subject, restrained: Restrained = contextlib.nullcontext
    ) -> BaseException | None:
        if test not in self._suite.tests(self._exercise):
            return self._run(test, subject, restrained)
        seen = _SeenRun(ReplayedRun(RunKind.OWN))

        @contextlib.contextmanager
        def counted() -> Iterator[None]:
            seen.cases += 1
            with restrained():
                yield

        if isinstance(subject, Student):
            with self._tapped(subject, seen):
                raised = self._run(test, subject, counted)
            snapshot = subject._snapshot
            if snapshot is not None and snapshot.has_called_helpers:
                seen.run = replace(seen.run, kind=RunKind.RIGHT_HELPERS)
        else:
            raised = self._run(test, subject, counted)
            seen.run = replace(seen.run, kind=RunKind.REFERENCE)
        if raised is not None:
            self._note_failure(seen, test, raised)
        for call in seen.calls:
            call.value = None
        self._seen[test.name].append(seen)
        return raised

    @contextlib.contextmanager
    def _tapped(self, student: Student, seen: _SeenRun) -> Iterator[None]:
        """Note every call that is made through a student."""
        make = student.run

        def run(calls: Sequence[Call]) -> list[Reply]:
            noted = [self._note_call(seen, call) for call in calls]
            replies = make(calls)
            for call, reply in zip(noted, replies, strict=True):
                if call is not None:
                    call.value = getattr(reply.outcome, "value", reply.outcome)
                    call.got = _outcome_text(reply, self._room)
            return replies

        vars(student)["run"] = run
        try:
            yield
        finally:
            del vars(student)["run"]

    def _note_call(self, seen: _SeenRun, call: Call) -> SeenCall | None:
        seen.count += 1
        if len(seen.calls) >= MOST_CALLS:
            return None
        name = getattr(call.target, "name", "a function that was returned")
        copied = None
        with contextlib.suppress(Exception):  # not everything that a test makes can be copied
            args = tuple(map(_handle_of, call.args))
            copied = copy.deepcopy(Call(name, args, call.kwargs))
        noted = SeenCall(name, call_text(name, call, self._room), copied, _UNANSWERED)
        seen.calls.append(noted)
        return noted

    def _note_failure(self, seen: _SeenRun, test: HiddenTest, raised: BaseException) -> None:
        file = str(test.items[0].path)
        case = test.items[min(seen.cases, len(test.items)) - 1].name if len(test.items) > 1 else ""
        frame, line = _last_in(raised, file)
        got, expected = _compared(raised)
        statement = linecache.getline(file, line).strip() if line else ""
        values = _values_in(statement, frame, self._room)
        cause = raised.raised if isinstance(raised, StudentRaised) else got
        for call in calls_that_gave(seen.calls, cause):
            call.is_wrong = True
        if isinstance(raised, StudentLost):
            for call in [call for call in seen.calls if call.got == _UNANSWERED][:1]:
                call.is_wrong = True
        seen.run = replace(
            seen.run,
            said=_words(raised, self._call_seconds),
            case=case,
            place=f"{Path(file).name}:{line}" if line else Path(file).name,
            statement=statement,
            got="" if got is _NOTHING else value_text(got, self._room),
            expected="" if expected is _NOTHING else value_text(expected, self._room),
            values=values,
        )

    # --- afterwards ---

    def _finished(self, seen: _SeenRun, clock: GraderClock, is_full: bool) -> ReplayedRun:
        unique = list({(call.text, call.got, call.is_wrong): call for call in seen.calls}.values())
        chosen = unique if is_full else _chosen(unique, is_failed=bool(seen.run.said))
        calls = tuple(
            ReplayedCall(call.text, call.got, self._expected(call, clock), call.is_wrong)
            for call in chosen
        )
        repeated = len(seen.calls) - len(unique)
        return replace(seen.run, calls=calls, left_out=seen.count - repeated - len(chosen))

    def _expected(self, call: SeenCall, clock: GraderClock) -> str:
        """Ask the reference; it may be asked for much, since an answer may have made the input."""
        names = [exercise.name for exercise in self._suite.topic.exercises]
        if call.copied is None or call.name not in names:
            return ""
        try:
            with clock.until():
                references = self._suite.reference.as_subject()
                args = [
                    getattr(references, value.name) if isinstance(value, StudentHandle) else value
                    for value in call.copied.args
                ]
                given = getattr(references, call.name)(*args, **call.copied.kwargs)
                return value_text(given, self._room)
        except GraderTimeSpent:
            return "not asked: it would take too long"
        except Exception as error:  # noqa: BLE001 - whatever a reference raises is what it gives
            return f"raises {type(error).__name__}: {error}"


def calls_that_gave(calls: Sequence[SeenCall], value: object) -> list[SeenCall]:
    """Find the call that an object came from; none if several gave it, as they may give None."""
    found = [call for call in calls if call.value is value]
    return found if len({call.text for call in found}) == 1 else []


_NOTHING = object()
_UNANSWERED = "no answer came back"


def _handle_of(value: object) -> object:
    """Keep of a student's function its name alone."""
    return StudentHandle(value.name) if isinstance(value, StudentHandle) else value


def _chosen(calls: list[SeenCall], *, is_failed: bool) -> list[SeenCall]:
    """Choose the calls to show: what was wrong, else the last ones before a failure."""
    wrong = [call for call in calls if call.is_wrong]
    if wrong:
        return wrong[:MOST_SHOWN]
    return calls[-MOST_SHOWN:] if is_failed else calls[:MOST_SHOWN_PASSED]


def _outcome_text(reply: Reply, room: TextRoom) -> str:
    outcome = reply.outcome
    changed = f"; changed its argument {', '.join(reply.changed)}" if reply.changed else ""
    if isinstance(outcome, Raised):
        return f"raised {_raised_text(outcome)}{changed}"
    if isinstance(outcome, Foreign):
        return f"something that is no plain value: {outcome.kind}{changed}"
    return value_text(outcome.value, room) + changed


def _raised_text(raised: Raised) -> str:
    name = raised.ancestry[0] if raised.ancestry else "an exception"
    if raised.forbidden:
        return f"{name}: it called {raised.forbidden}, which is to be written"
    return f"{name} in line {raised.line}: {raised.text}" if raised.line else name


def _words(raised: BaseException, call_seconds: float) -> str:
    """Report why a test failed, with all values."""
    if isinstance(raised, Mismatch):
        return raised.full
    if isinstance(raised, StudentRaised):
        return f"The function raised {_raised_text(raised.raised)}."
    if isinstance(raised, StudentLost):
        return f"The function {LOST_WORDS[raised.loss].format(seconds=call_seconds)}"
    if isinstance(raised, SandboxError):
        return f"The grader failed: {raised}"
    said = str(raised) or "no words"
    return f"{type(raised).__name__}: {said}"


def _chain(raised: BaseException) -> Iterator[BaseException]:
    """Yield an exception and those before it: an assertion that adds a place raises a new one."""
    found: BaseException | None = raised
    while found is not None:
        yield found
        found = found.__context__ if isinstance(found, Mismatch) else None


def _last_in(raised: BaseException, file: str) -> tuple[FrameType | None, int]:
    """Find where in the file of a test it failed: the innermost frame of it."""
    place: tuple[FrameType | None, int] = (None, 0)
    for frame, line in traceback.walk_tb(raised.__traceback__):
        if frame.f_code.co_filename == file:
            place = frame, line
    return place


def _compared(raised: BaseException) -> tuple[object, object]:
    """Find what the assertion that failed compared: the outermost with ``got`` and ``expected``."""
    for error in _chain(raised):
        for frame, _ in traceback.walk_tb(error.__traceback__):
            code = frame.f_code
            names = code.co_varnames[: code.co_argcount]
            module = str(frame.f_globals.get("__name__", ""))
            if module.startswith("autograder.testing.") and {"got", "expected"} <= {*names}:
                return frame.f_locals["got"], frame.f_locals["expected"]
    return _NOTHING, _NOTHING


def _values_in(statement: str, frame: FrameType | None, room: TextRoom) -> dict[str, str]:
    """Write the values that a statement names, as far as they are the test's own."""
    found: dict[str, str] = {}
    local: Mapping[str, Any] = {} if frame is None else frame.f_locals
    for name in dict.fromkeys(re.findall(r"[A-Za-z_]\w*", statement)):
        if name in local and name not in _FIXTURES and not callable(local[name]):
            found[name] = value_text(local[name], replace(room, characters=room.characters // 2))
    return dict(list(found.items())[:MOST_LOCALS])
