"""Grade one submission: run it, test it, look closer at what is wrong, give independent credit."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from autograder.checking.closer_look import (
    BUDGET,
    find_closer_look,
    sentence,
    smallest_failing_input,
)
from autograder.checking.messages import Finding, finding_of
from autograder.checking.patience import Patience
from autograder.checking.regrading import Answer, Before, is_lost_mark, wrong_helpers
from autograder.checking.student import Student, parameter_names
from autograder.checking.suite import HiddenTest, Suite
from autograder.config import Limits
from autograder.model import Exercise, ExerciseResult, Status, Verdict
from autograder.sandbox.channel import Lost
from autograder.sandbox.inside.confinement.families import Remains
from autograder.sandbox.notebook import Notebook
from autograder.sandbox.snapshot import Snapshot

MISUSED = (
    "Your function returned something that the test could not work with: is it of the right kind?"
)
NO_MORE_TIME = "Not run, because other tests of this exercise had used up the time for all of them."
BROKE_PROTOCOL = "The answer to `{name}` sent the grader something that is no answer."
LEFT = "The answer to `{name}` left processes or threads behind, which were ended."
TOO_MUCH = "The answer to `{name}` and the processes that it started took too much memory."
LEFT_AT_END = "Processes were still running at the end, and were ended."
NO_MORE_RUNS = (
    "Not run, because a test of this exercise ended all of the notebook: too many processes, or "
    "too much memory in them?"
)
WRONG = (Status.FAILED, Status.RAISED)


class Examiner:
    """Runs the hidden tests of a topic on one finished notebook.

    With ``is_brief`` only the direct verdicts are made, for when nobody reads the words.
    """

    def __init__(
        self, suite: Suite, notebook: Notebook, limits: Limits, *, is_brief: bool = False
    ) -> None:
        self._is_brief = is_brief
        self._suite = suite
        self._notebook = notebook
        self._limits = limits
        self._student = Student(suite.topic.slug)
        self._patience = Patience(limits)
        self._events: dict[str, None] = {}
        self._ruinous: set[str] = set()
        self._helpers: dict[str, tuple[str, ...]] = {}
        self.tests_run = 0
        self._is_shared = notebook.threads > 1
        self._expected_builds = notebook.builds

    def examine(
        self, answers: Iterable[Answer], before: Before | None = None
    ) -> list[ExerciseResult]:
        """Test answers: directly, then closer, then with right helpers.

        The order matters. Runs with right helpers come last, when every direct test has its
        verdict, since a reference answers on the grader's side while they last.

        Parameters
        ----------
        answers : iterable of Answer
            The answers to all exercises of the topic.
        before : Before, optional
            What is known from an earlier grading of the same submission. Only what is stale is
            tested then, and what is judged otherwise because a helper is.
        """
        answers = list(answers)
        topic = self._suite.topic
        self._helpers = {
            a.exercise.name: topic.helpers_of(a.exercise.name, a.called) for a in answers
        }
        if before is None:
            tested = self._test(answers)
            results = list(tested.values())
        else:
            tested = before.put_in(self._test(before.stale_among(answers)))
            otherwise = before.credited_otherwise(self._helpers, tested)
            tested |= self._test(a for a in answers if a.exercise.name in otherwise)
            results = before.with_fresh(tested)
        if self._is_brief:
            return results
        return [
            self._credit(found, results) if found.exercise in tested else found for found in results
        ]

    def _test(self, answers: Iterable[Answer]) -> dict[str, ExerciseResult]:
        """Give the verdicts of some exercises, without credit for others' faults."""
        results = self._direct(list(answers))
        if not self._is_brief:
            results = [self._again(result) for result in results]
            if any(self._is_revealing(result) for result in results):
                self._expected_builds += 1
                self._notebook.renew()
            results = [self._look_closer(result) for result in results]
        return {result.exercise: result for result in results}

    @property
    def is_joint(self) -> bool:
        """Whether what one answer did may have changed what was found for another one."""
        builds = self._notebook.builds > self._expected_builds
        return self._is_shared or builds or bool(self._events)

    def notes(self, remains: Remains) -> tuple[str, ...]:
        """Say what happened besides verdicts; ``remains`` is what was left at the very end."""
        left = (LEFT_AT_END,) if remains.processes else ()
        return (*self._events, *left)

    # --- the ordinary path: one snapshot for each exercise ---

    def _direct(self, answers: list[Answer]) -> list[ExerciseResult]:
        """Run every test once. A notebook with threads cannot be forked: it serves all itself."""
        results = []
        snapshot: Snapshot | None = None
        for answer in answers:
            verdicts = []
            began = self._student.cpu_seconds
            for test in self._suite.tests(answer.exercise.name):
                if not answer.is_there:
                    finding = Finding(Status.NO_ANSWER, answer.message)
                else:
                    if snapshot is None or snapshot.is_lost:
                        snapshot = self._snapshot()
                    finding = self._run(test, answer.exercise, snapshot)
                verdicts.append(_verdict(test, finding))
            if snapshot is not None and self._is_shared:
                if snapshot.has_new_threads():
                    self._tell(LEFT, answer.exercise)
            elif snapshot is not None:
                self._close(snapshot, answer.exercise)
                snapshot = None
            results.append(_result(answer, verdicts, self._student.cpu_seconds - began))
        if snapshot is not None:
            snapshot.close()
        return results

    def _run(self, test: HiddenTest, exercise: Exercise, snapshot: Snapshot | None) -> Finding:
        """Run one test; where its failure might be ours, let the reference show whose it is."""
        if self._patience.is_over(exercise.name):
            return Finding(Status.TIMED_OUT, NO_MORE_TIME)
        if exercise.name in self._ruinous:
            return Finding(Status.CRASHED, NO_MORE_RUNS)
        if snapshot is None:
            return Finding(Status.CRASHED, "The notebook could not be brought back to its end.")
        self.tests_run += 1
        self._student.attach(snapshot, forbid=exercise.write_yourself)
        began = self._student.cpu_seconds
        raised = self._suite.run(test, self._student)
        spent = self._patience.spent[exercise.name]
        spent.busy_seconds += self._student.cpu_seconds - began
        spent.idle_seconds += round(snapshot.idle_seconds)
        if snapshot.is_lost:
            self._tell_of_loss(snapshot, exercise)
        finding = finding_of(raised, exercise.name, call_seconds=self._limits.call_cpu_seconds)
        if finding is not None:
            spent.timeouts += finding.status is Status.TIMED_OUT
            return finding
        if self._student.calls and self._suite.run(test, self._suite.reference) is None:
            return Finding(Status.FAILED, MISUSED)
        return Finding(
            Status.GRADER_ERROR, f"{test.name}: {type(raised).__name__} in the test itself"
        )

    def _tell_of_loss(self, snapshot: Snapshot, exercise: Exercise) -> None:
        remains = self._notebook.remains()
        for words, is_true in (
            (BROKE_PROTOCOL, snapshot.has_lied),
            (LEFT, remains.processes),
            (TOO_MUCH, remains.memory),
        ):
            if is_true:
                self._tell(words, exercise)
        if remains.memory or self._notebook.is_ruined:
            self._ruinous.add(exercise.name)

    def _tell(self, words: str, exercise: Exercise) -> None:
        self._events[words.format(name=exercise.name)] = None

    def _snapshot(
        self, overrides: Mapping[str, Callable[..., Any]] | None = None
    ) -> Snapshot | None:
        try:
            return self._notebook.snapshot(overrides)
        except Lost:
            return None

    # --- what did not pass is run once more by itself, and that verdict counts ---

    def _again(self, result: ExerciseResult) -> ExerciseResult:
        exercise = self._suite.topic.exercise(result.exercise)
        verdicts = []
        for test, verdict in zip(self._suite.tests(exercise.name), result.verdicts, strict=True):
            is_final = verdict.status in (Status.PASSED, Status.NO_ANSWER)
            if is_final or self._patience.is_over(exercise.name):
                verdicts.append(verdict)
            else:
                snapshot = self._snapshot()
                verdicts.append(_verdict(test, self._run(test, exercise, snapshot)))
                if snapshot is not None:
                    self._close(snapshot, exercise)
        return replace(result, verdicts=tuple(verdicts))

    def _close(self, snapshot: Snapshot, exercise: Exercise) -> None:
        """Close the snapshot of one exercise, and say what its answer left."""
        has_threads = snapshot.has_new_threads()
        snapshot.close()
        if has_threads or self._notebook.remains().processes:
            self._tell(LEFT, exercise)

    # --- the closer look ---

    def _is_revealing(self, result: ExerciseResult) -> bool:
        """Whether a closer look at this exercise will show values: no hidden one may be there."""
        return self._suite.topic.exercise(result.exercise).reveal and _is_wrong(result)

    def _look_closer(self, result: ExerciseResult) -> ExerciseResult:
        """Search the smallest failing input, where no hidden input has ever been."""
        exercise = self._suite.topic.exercise(result.exercise)
        check = find_closer_look(self._suite.module(exercise.name))
        if check is None or not _is_wrong(result) or self._patience.is_over(exercise.name):
            return result
        snapshot = self._snapshot()
        if snapshot is None:
            return result
        self._student.attach(snapshot, forbid=exercise.write_yourself, budget=BUDGET)
        found = smallest_failing_input(
            check, self._student, self._suite.reference, self._suite.open_function
        )
        snapshot.close()
        if found is None:
            return result
        names = parameter_names(exercise.topic, exercise.name)
        words = sentence(exercise.name, names, found, reveal=exercise.reveal)
        return replace(result, closer_look=words)

    # --- independent credit ---

    def _credit(self, result: ExerciseResult, results: list[ExerciseResult]) -> ExerciseResult:
        """Run failed tests with the student's wrong helpers answered by the reference."""
        helpers = wrong_helpers(self._helpers[result.exercise], results)
        if not helpers or not any(is_lost_mark(verdict) for verdict in result.verdicts):
            return result
        exercise = self._suite.topic.exercise(result.exercise)
        tests = self._suite.tests(exercise.name)
        self._patience.forgive(exercise.name)
        self._ruinous.discard(exercise.name)
        verdicts = [
            self._with_right_helpers(test, verdict, exercise, helpers)
            if is_lost_mark(verdict)
            else verdict
            for test, verdict in zip(tests, result.verdicts, strict=True)
        ]
        return replace(result, verdicts=tuple(verdicts))

    def _with_right_helpers(
        self, test: HiddenTest, verdict: Verdict, exercise: Exercise, helpers: tuple[str, ...]
    ) -> Verdict:
        """Let only passed or failed out of such a run: words could carry a reference's answer."""
        overrides = {helper: getattr(self._suite.reference, helper) for helper in helpers}
        snapshot = self._snapshot(overrides)
        if snapshot is None:
            return verdict
        finding = self._run(test, exercise, snapshot)
        snapshot.close()
        return (
            replace(verdict, credited_with=helpers) if finding.status is Status.PASSED else verdict
        )


def _is_wrong(result: ExerciseResult) -> bool:
    return any(verdict.status in WRONG for verdict in result.verdicts)


def _verdict(test: HiddenTest, finding: Finding) -> Verdict:
    return Verdict(test.name, test.title, test.points, finding.status, finding.message)


def _result(answer: Answer, verdicts: list[Verdict], cpu_seconds: float) -> ExerciseResult:
    exercise = answer.exercise
    return ExerciseResult(
        exercise=exercise.name,
        max_points=exercise.max_points,
        is_bonus=exercise.is_bonus,
        verdicts=tuple(verdicts),
        notes=answer.notes,
        cpu_seconds=round(cpu_seconds, 3),
    )
