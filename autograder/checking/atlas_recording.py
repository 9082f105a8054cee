"""Make the atlas of one exercise: run its stored answers on many inputs, and keep the best few.

Inputs come from where hidden tests and counterexample searches draw theirs, under public secrets:
students may see them. A call that hidden tests make whatever the secret is stays hidden.
"""

import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from typing import Any

import hypothesis
import numpy as np
from hypothesis import HealthCheck, Phase
from hypothesis.errors import HypothesisException
from pydantic import TypeAdapter

from autograder.checking.counterexample_search import (
    BUDGET,
    Check,
    find_counterexample_search,
    inputs_of,
    smallest_failing_input,
)
from autograder.checking.grading_task import stage_release, warm_suite
from autograder.checking.hidden_test_suite import Suite
from autograder.checking.outcomes import StudentLost
from autograder.checking.probe_calls import ask, failure_on_probe
from autograder.checking.stored_answers import (
    CalibrationTask,
    Kind,
    StoredAnswer,
    answer_notebook,
    examine_answer,
)
from autograder.checking.student_functions import CallBudget, CallBudgetSpent, Student
from autograder.errors import SandboxError
from autograder.mistakes.atlas import (
    MAX_PROBES,
    NO_ATLAS,
    ExerciseAtlas,
    MistakeProbe,
    Outcome,
    StoredMistake,
)
from autograder.mistakes.behaviour import RAISED, VALUE, is_alike
from autograder.mistakes.probe_choice import ProbeCandidate, choose_probes
from autograder.mistakes.probe_values import NotPlainError, Packed, pack, text_of, unpack
from autograder.model import ExerciseResult, Status
from autograder.paths import CoursePaths
from autograder.sandbox.notebook_process import Notebook
from autograder.sandbox.replies import Reply
from autograder.sandbox.snapshot import Call, Snapshot

PUBLIC_SECRETS = ("public probes", "other public probes")
"""Never the course's own: what is drawn with these may be shown."""

MAX_CHARACTERS = 4000
"""Of one packed probe; what is larger says nothing to a reader."""
MAX_OUTCOME_CHARACTERS = 60_000
"""Of all outcomes of one probe together; a large result tells no more than a small one."""
MAX_DRAWN = 40
MAX_CALLS_A_TEST = 60
MAX_CALLS_A_PROBE = 4
PROBE_SECONDS = 1
"""For one call of a stored answer on an input; its hidden tests have the course's own limits."""
INPUTS_TOGETHER = 24
MAX_LOST = 2
"""So many wrong answers may lose their process on a probe, as one does that never ends."""
NO_OUTCOME = -2
"""What such an answer has there: nothing that another one can have, too."""
TOLERANCES = (1e-9, 1e-7, 1e-5)
"""How closely right answers agree on a probe, and so how closely a mistake must be met."""

NOTHING_TO_CALL = (
    "every call of its hidden tests passes or returns a function that has no name outside of a test"
)
RECORDING_SECONDS = 60.0
"""Of processor time for all calls of a stored answer in one snapshot."""

INPUTS_FOR_NEW = 3
"""Where probes are kept: so many of the smallest inputs that show another mistake are tried."""


@dataclass(frozen=True)
class AtlasTask(CalibrationTask):
    """What a worker needs to make an atlas.

    With ``keeps_probes`` the probes that are there are taken as they are, and only mistakes that
    none of them shows are searched for inputs that do, unless the atlas says that this was in vain:
    a fraction of the work.
    """

    keeps_probes: bool = False


ATLAS = TypeAdapter(ExerciseAtlas)
TASK = TypeAdapter(AtlasTask)


@dataclass(frozen=True)
class Input:
    """One input that may become a probe."""

    calls: tuple[Packed, ...]
    arguments: Packed | None = None
    is_public: bool = True
    is_generated: bool = False

    @property
    def size(self) -> int:
        """How much there is to read."""
        return sum(len(text_of(call)) for call in self.calls)


class CallRecorder(Student):
    """A student whose calls of one function are kept."""

    def __init__(self, topic: str, name: str) -> None:
        super().__init__(topic)
        self._name = name
        self.recorded: list[Call] = []

    def run(self, calls: Sequence[Call]) -> list[Reply]:
        """Make the calls and keep them."""
        self.recorded += [c for c in calls if getattr(c.target, "name", "") == self._name]
        return super().run(calls)


@dataclass
class AnswerRun:
    """One stored answer in a finished notebook, with what came of its calls."""

    answer: StoredAnswer
    notebook: Notebook
    failed: list[frozenset[str]] = field(default_factory=list)
    outcomes: list[Outcome | None] = field(default_factory=list)
    fails: list[bool] = field(default_factory=list)


def record_atlas(data: bytes) -> bytes:
    """Make the atlas of one exercise; a pure function of bytes for the worker pool."""
    task = TASK.validate_json(data)
    with tempfile.TemporaryDirectory(prefix="autograder-") as folder, ExitStack() as stack:
        stage = Path(folder) / "stage"
        stage_release(CoursePaths(Path(task.root)), task.topic.slug, stage)
        suites = [warm_suite(Path(task.root), task.topic, secret) for secret in PUBLIC_SECRETS]
        # Before there are notebooks to probe: where one is closed, all others end.
        failed = [_failed_tests(task, answer, stage, suites) for answer in task.answers]
        limits = task.limits.model_copy(update={"call_cpu_seconds": PROBE_SECONDS})
        probed = replace(task, limits=limits)
        runs = []
        for answer, tests in zip(task.answers, failed, strict=True):
            notebook = answer_notebook(probed, answer, stage)
            stack.enter_context(closing(notebook))
            notebook.build()
            runs.append(AnswerRun(answer, notebook, tests))
        return ATLAS.dump_json(_Recording(task, runs, suites).atlas())


def _failed_tests(
    task: CalibrationTask, answer: StoredAnswer, stage: Path, suites: Sequence[Suite]
) -> list[frozenset[str]]:
    """Return what a wrong answer fails under each secret, within the limits of a grading."""
    if answer.kind is not Kind.WRONG:
        return []
    failed = []
    with closing(answer_notebook(task, answer, stage)) as notebook:
        notebook.build()
        for suite in suites:
            result = examine_answer(task, answer, suite, notebook, is_brief=True)
            failed.append(frozenset(_failed_in(result)))
    return failed


class _Recording:
    """The making of one atlas; the first run is the reference's."""

    def __init__(self, task: AtlasTask, runs: Sequence[AnswerRun], suites: Sequence[Suite]) -> None:
        self._task = task
        self._name = task.exercise
        self._exercise = task.topic.exercise(task.exercise)
        self._runs = runs
        self._suites = suites
        self._check = find_counterexample_search(self._suites[0].module(self._name))

    def atlas(self) -> ExerciseAtlas:
        """Collect inputs, run all answers on them, choose, write down."""
        inputs = self._inputs()
        for run in self._runs:
            self._run_on(run, inputs)
        probes = [self._probe(one, number) for number, one in enumerate(inputs)]
        usable = [number for number, probe in enumerate(probes) if probe is not None]
        candidates = [self._candidate(inputs, probes, number) for number in usable]
        chosen = [usable[number] for number in choose_probes(candidates, MAX_PROBES)]
        kept = [probe for number in chosen if (probe := probes[number]) is not None]
        return ExerciseAtlas(
            probes=tuple(kept),
            mistakes=tuple(self._mistake(run, kept, chosen) for run in self._wrong()),
            without_probes="" if inputs else NOTHING_TO_CALL,
        )

    # --- inputs ---

    def _inputs(self) -> list[Input]:
        """Gather all inputs once, the exercise's own search first, small ones first."""
        old = self._suites[0].atlas(self._name) if self._task.keeps_probes else NO_ATLAS
        if not old.probes:
            return _small_first([*self._searched(self._wrong()), *self._called()])
        kept = [
            Input(one.calls, one.arguments, one.is_public, one.arguments is None and one.is_public)
            for one in old.probes
        ]
        searched_in_vain = {mistake.name for mistake in old.mistakes if not mistake.seen_on}
        runs = [run for run in self._wrong() if run.answer.name not in searched_in_vain]
        right, *others = self._outcomes_on([self._runs[0], *runs], kept)
        unseen = [
            run
            for run, outcomes in zip(runs, others, strict=True)
            if not any(map(_is_told_apart, outcomes, right))
        ]
        return _small_first([*kept, *self._telling(unseen)])

    def _telling(self, unseen: Sequence[AnswerRun]) -> Iterator[Input]:
        """Yield for each of some mistakes the smallest inputs that tell it from the reference."""
        if not unseen:
            return
        inputs = _small_first([*self._searched(unseen), *self._called()])
        right, *others = self._outcomes_on([self._runs[0], *unseen], inputs)
        for outcomes in others:
            telling = (
                one
                for one, got, want in zip(inputs, outcomes, right, strict=True)
                if _is_told_apart(got, want)
            )
            yield from islice(telling, INPUTS_FOR_NEW)

    def _outcomes_on(
        self, runs: Sequence[AnswerRun], inputs: Sequence[Input]
    ) -> list[list[Outcome | None]]:
        """Return what some answers do on some inputs, which need not become probes."""
        for run in runs:
            self._run_on(run, inputs)
        found = [run.outcomes for run in runs]
        for run in runs:
            run.outcomes, run.fails = [], []
        return found

    def _searched(self, wrong: Sequence[AnswerRun]) -> Iterator[Input]:
        """Yield the smallest failing input of each wrong answer, and inputs drawn at random."""
        check = self._check
        if check is None:
            return
        # Before there is a snapshot of the reference: one that is lost takes all others with it.
        inputs = [*self._shrunk(check, wrong), *_drawn(check)]
        with self._snapshot(self._runs[0]) as snapshot:
            for arguments in inputs:
                recorder = CallRecorder(self._task.topic.slug, self._name)
                self._attach(recorder, snapshot)
                with suppress(NotPlainError):
                    packed = pack(dict(arguments))
                    self._call_reference(recorder, arguments)
                    calls = tuple(map(_packed_call, recorder.recorded[:MAX_CALLS_A_PROBE]))
                    if calls:
                        yield Input(calls, packed)

    def _call_reference(self, recorder: CallRecorder, arguments: Mapping[str, Any]) -> None:
        """Have the search make its calls of the reference.

        Raises
        ------
        SandboxError
            If it is lost: inputs would be missing, and nobody would know.
        """
        check, suite = self._check, self._suites[0]
        assert check is not None
        try:
            failure_on_probe(check, recorder, suite.reference, suite.open_function, arguments)
        except StudentLost as lost:
            raise SandboxError(
                f"the reference was lost on an input of its search: {lost}"
            ) from None

    def _shrunk(self, check: Check, wrong: Sequence[AnswerRun]) -> Iterator[Mapping[str, Any]]:
        for run in wrong:
            student, suite = Student(self._task.topic.slug), self._suites[0]
            with self._snapshot(run) as snapshot:
                self._attach(student, snapshot)
                found = smallest_failing_input(check, student, suite.reference, suite.open_function)
            if found is not None:
                yield found.arguments

    def _called(self) -> Iterator[Input]:
        """Yield what hidden tests call; hidden is what they call under both secrets."""
        by_secret = [dict(self._calls_of(suite)) for suite in self._suites]
        for text, packed in by_secret[0].items():
            is_generated = text not in by_secret[1]
            yield Input((packed,), None, is_public=is_generated, is_generated=is_generated)
            if not is_generated:
                other = pack(rescaled(unpack(packed, self._suites[0].open_function)))
                if text_of([other]) not in by_secret[0]:
                    yield Input((other,))

    def _calls_of(self, suite: Suite) -> Iterator[tuple[str, Packed]]:
        with self._snapshot(self._runs[0]) as snapshot:
            for test in suite.tests(self._name):
                recorder = CallRecorder(self._task.topic.slug, self._name)
                recorder.attach(snapshot, forbid=self._exercise.write_yourself)
                suite.run(test, recorder)
                packed = []
                for call in recorder.recorded:
                    with suppress(NotPlainError):
                        packed.append(_packed_call(call))
                packed.sort(key=lambda one: len(text_of(one)))
                for one in packed[:MAX_CALLS_A_TEST]:
                    yield text_of([one]), one

    # --- answers on inputs ---

    def _run_on(self, run: AnswerRun, inputs: Sequence[Input]) -> None:
        """Run one answer on all inputs, many in one round trip unless one loses the process."""
        for first in range(0, len(inputs), INPUTS_TOGETHER):
            batch = inputs[first : first + INPUTS_TOGETHER]
            found = self._run_batch(run, batch)
            if found is None:
                singly = [self._run_batch(run, [one]) for one in batch]
                found = [one[0] if one else (None, False) for one in singly]
            run.outcomes += [outcome for outcome, _ in found]
            run.fails += [fails for _, fails in found]

    def _run_batch(
        self, run: AnswerRun, batch: Sequence[Input]
    ) -> list[tuple[Outcome | None, bool]] | None:
        """Run some inputs in one snapshot; nothing if the process is lost."""
        student, make = Student(self._task.topic.slug), self._suites[0].open_function
        with self._snapshot(run) as snapshot:
            self._attach(student, snapshot)
            try:
                outcomes = ask(student, self._name, [one.calls for one in batch], make)
                fails = [self._is_wrong_on(student, one) for one in batch]
            except (StudentLost, CallBudgetSpent, SandboxError):
                return None
        return list(zip(outcomes, fails, strict=True))

    def _is_wrong_on(self, student: Student, one: Input) -> bool:
        """Whether the exercise's own search finds an answer wrong on an input of it."""
        if one.arguments is None or self._check is None:
            return False
        reference, make = self._suites[0].reference, self._suites[0].open_function
        arguments = unpack(one.arguments, make)
        return failure_on_probe(self._check, student, reference, make, arguments) is not None

    def _snapshot(self, run: AnswerRun) -> "closing[Snapshot]":
        return closing(run.notebook.snapshot())

    def _attach(self, student: Student, snapshot: Snapshot) -> None:
        budget = CallBudget(4 * BUDGET, RECORDING_SECONDS)
        student.attach(snapshot, forbid=self._exercise.write_yourself, budget=budget)

    # --- probes ---

    def _wrong(self) -> list[AnswerRun]:
        return [run for run in self._runs if run.answer.kind is Kind.WRONG]

    def _probe(self, one: Input, number: int) -> MistakeProbe | None:
        """Make a probe of an input, if all right answers agree on it and hardly any is lost."""
        outcomes = [run.outcomes[number] for run in self._runs]
        known = [outcome for outcome in outcomes if outcome is not None]
        right = [run for run in self._runs if run.answer.kind is not Kind.WRONG]
        is_right_lost = any(run.outcomes[number] is None for run in right)
        if is_right_lost or any(run.fails[number] for run in right):
            return None
        if len(outcomes) - len(known) > MAX_LOST:
            return None
        if any(behaviour.kind not in (VALUE, RAISED) for behaviour in known[0]):
            return None
        for tolerance in TOLERANCES:
            if all(are_alike(known[0], run.outcomes[number], tolerance) for run in right):
                written = tuple(map(_to_json, _different(known, tolerance)))
                if len(text_of([list(outcome) for outcome in written])) > MAX_OUTCOME_CHARACTERS:
                    return None
                return MistakeProbe(
                    calls=one.calls,
                    arguments=one.arguments,
                    is_public=one.is_public,
                    tolerance=tolerance,
                    outcomes=written,
                )
        return None

    def _candidate(
        self, inputs: Sequence[Input], probes: Sequence[MistakeProbe | None], number: int
    ) -> ProbeCandidate:
        wrong = self._wrong()
        probe = probes[number]
        outcomes = tuple(max(0, _number_of(probe, run.outcomes[number])) for run in wrong)
        fails = frozenset(m for m, run in enumerate(wrong) if run.fails[number])
        one = inputs[number]
        return ProbeCandidate(one.size, outcomes, fails, one.is_public, one.is_generated)

    def _mistake(
        self, run: AnswerRun, probes: Sequence[MistakeProbe], chosen: Sequence[int]
    ) -> StoredMistake:
        outcomes = [
            _number_of(probe, run.outcomes[number])
            for probe, number in zip(probes, chosen, strict=True)
        ]
        fails, may_fail = frozenset.intersection(*run.failed), frozenset.union(*run.failed)
        names = tuple(sorted(fails)), tuple(sorted(may_fail))
        return StoredMistake(run.answer.name, tuple(outcomes), *names)


def _small_first(inputs: Iterable[Input]) -> list[Input]:
    """Leave out what is too large and what was there already; return small ones first."""
    found: dict[str, Input] = {}
    for one in inputs:
        if one.size <= MAX_CHARACTERS:
            found.setdefault(text_of(list(one.calls)), one)
    return sorted(found.values(), key=lambda one: one.size)


def _failed_in(result: ExerciseResult) -> Iterator[str]:
    """Name the tests that were not passed.

    Raises
    ------
    SandboxError
        If a test made no verdict of the answer's, which nothing may be recorded from.
    """
    for verdict in result.verdicts:
        if verdict.status.is_ours:
            raise SandboxError(
                f"{verdict.test} gave no verdict ({verdict.status}): {verdict.message}"
            )
        if verdict.status is not Status.PASSED:
            yield verdict.test


def _drawn(check: Check) -> list[Mapping[str, Any]]:
    """Draw inputs from a search's strategies, always the same ones."""
    found: list[Mapping[str, Any]] = []
    settings = hypothesis.settings(
        max_examples=MAX_DRAWN,
        database=None,
        deadline=None,
        derandomize=True,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )

    def keep(arguments: Mapping[str, Any]) -> bool:
        found.append(arguments)
        return False

    with suppress(HypothesisException):
        hypothesis.find(inputs_of(check), keep, settings=settings)
    return found


def rescaled(value: Any) -> Any:
    """Return an input with other numbers that keep their meaning: like a hidden one, and another.

    Arrays of floats are twice as large, those of numbers from -1 to 1, or too large for that, half
    as large. Labels, signs and probability tables stay: no others are like them; so does a column
    of ones in a table.
    """
    if isinstance(value, np.ndarray):
        return _scaled(value) if value.dtype.kind == "f" else value
    if isinstance(value, dict):
        return {key: rescaled(entry) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(map(rescaled, value))
    return value


def _scaled(array: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    scaled = array * _factor(array)
    if array.ndim == 2 and len(array) > 1:
        ones = (array == 1).all(axis=0)
        scaled[:, ones] = 1.0
    return scaled


def _factor(array: "np.ndarray[Any, Any]") -> float:
    if np.isin(array, (-1, 0, 1)).all() or _is_of_probabilities(array):
        return 1.0
    largest = np.abs(array[np.isfinite(array)]).max(initial=0.0)
    return 0.5 if np.all(np.abs(array) <= 1) or largest > np.finfo(array.dtype).max / 2 else 2.0


def _is_of_probabilities(array: "np.ndarray[Any, Any]") -> bool:
    """Whether all numbers, or all along one axis, are shares of 1."""
    axes = (None, *range(array.ndim))
    return bool(np.all(array >= 0)) and any(np.allclose(array.sum(axis), 1) for axis in axes)


def are_alike(one: Outcome, other: Outcome | None, tolerance: float) -> bool:
    """Whether two answers did the same on all calls of one input."""
    if other is None or len(one) != len(other):
        return False
    return all(is_alike(a, b, tolerance) for a, b in zip(one, other, strict=True))


def _different(outcomes: Sequence[Outcome], tolerance: float) -> list[Outcome]:
    kept: list[Outcome] = []
    for outcome in outcomes:
        if not any(are_alike(known, outcome, tolerance) for known in kept):
            kept.append(outcome)
    return kept


def _is_told_apart(got: Outcome | None, right: Outcome | None) -> bool:
    return got is not None and right is not None and not are_alike(right, got, TOLERANCES[0])


def _number_of(probe: MistakeProbe | None, outcome: Outcome | None) -> int:
    if probe is None or outcome is None:
        return 0 if probe is None else NO_OUTCOME
    pairs = enumerate(probe.behaviours)
    return next(n for n, known in pairs if are_alike(known, outcome, probe.tolerance))


def _to_json(outcome: Outcome) -> tuple[Any, ...]:
    return tuple(behaviour.to_json() for behaviour in outcome)


def _packed_call(call: Call) -> Packed:
    return pack([list(call.args), dict(call.kwargs)])
