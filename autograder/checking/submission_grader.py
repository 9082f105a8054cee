"""Grade one submission: run it, test it, search counterexamples, give follow-through credit."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from autograder.checking.counterexample_search import (
    BUDGET,
    Check,
    Counterexample,
    find_counterexample_search,
    sentence,
    smallest_failing_input,
)
from autograder.checking.follow_through import WRONG, counterexample_after, with_credit
from autograder.checking.hidden_test_runner import TestRunner
from autograder.checking.hidden_test_suite import HiddenTest, Suite
from autograder.checking.mistake_finder import MistakeFinder
from autograder.checking.partial_regrade import Answer, Before, is_lost_mark, wrong_helpers
from autograder.checking.student_functions import load_reference, parameter_names
from autograder.config import Limits
from autograder.model import Exercise, ExerciseResult, Verdict
from autograder.sandbox.inside.confinement.process_tree import EndedProcesses
from autograder.sandbox.notebook_process import Notebook
from autograder.sandbox.resource_limits import little_memory
from autograder.sandbox.snapshot import Snapshot

LEFT_AT_END = "Processes were still running at the end, and were ended."


class SubmissionGrader:
    """Judges the answers in one finished notebook.

    With ``is_brief`` only the direct verdicts are made, for when nobody reads the words.
    """

    def __init__(
        self, suite: Suite, notebook: Notebook, limits: Limits, *, is_brief: bool = False
    ) -> None:
        self._is_brief = is_brief
        self._memory_mb = limits.memory_mb
        self._suite = suite
        self._tester = TestRunner(suite, notebook, limits)
        self._mistakes = MistakeFinder(suite, self._tester, limits.memory_mb)
        self._helpers: dict[str, tuple[str, ...]] = {}

    def examine(
        self, answers: Iterable[Answer], before: Before | None = None
    ) -> list[ExerciseResult]:
        """Test answers: directly, then by a search, then with right helpers.

        The order matters. Runs with right helpers come last, when every direct test has its
        verdict, since a reference answers on the grader's side while they last.

        Parameters
        ----------
        answers : iterable of Answer
            The answers to all exercises of the topic.
        before : Before, optional
            What is known from an earlier grading of the same submission. Only what is outdated is
            tested then, and what is judged otherwise because a helper is.
        """
        answers = list(answers)
        topic = self._suite.topic
        self._tester.sources = {a.exercise.name: a.source for a in answers}
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
        results = [self._named(found, tested, results) for found in results]
        return [
            self._credit(found, results) if found.exercise in tested else found for found in results
        ]

    def _test(self, answers: Iterable[Answer]) -> dict[str, ExerciseResult]:
        """Return the verdicts of some exercises, without credit for others' faults."""
        results = self._direct(list(answers))
        if not self._is_brief:
            results = [self._tester.again(result) for result in results]
            if any(self._is_revealing(result) for result in results):
                self._tester.renew()
            results = [self._with_counterexample(result) for result in results]
        return {result.exercise: result for result in results}

    def _direct(self, answers: list[Answer]) -> list[ExerciseResult]:
        """Run every test once: in one snapshot if it is to be run again where it fails."""
        is_together = len(answers) > 1 and not self._is_brief and not self._tester.is_threaded
        results = self._tester.together(answers) if is_together else None
        return self._tester.apart(answers) if results is None else results

    @property
    def is_joint(self) -> bool:
        """Whether what one answer did may have changed what was found for another one."""
        return self._tester.is_joint

    @property
    def tests_run(self) -> int:
        """How many runs of hidden tests there were."""
        return self._tester.tests_run

    def notes(self, ended: EndedProcesses) -> tuple[str, ...]:
        """Report what happened besides verdicts; ``ended`` is what was left at the very end."""
        left = (LEFT_AT_END,) if ended.processes else ()
        return (*self._tester.events, *left)

    # --- counterexample search ---

    def _is_revealing(self, result: ExerciseResult) -> bool:
        """Whether a counterexample will show values: no hidden one may be where it is searched."""
        return self._suite.topic.exercise(result.exercise).reveal and _is_wrong(result)

    def _with_counterexample(self, result: ExerciseResult) -> ExerciseResult:
        """Search the smallest failing input, where no hidden input has ever been."""
        exercise = self._suite.topic.exercise(result.exercise)
        check = find_counterexample_search(self._suite.module(exercise.name))
        if (
            check is None
            or not _is_wrong(result)
            or self._tester.time_budget.is_over(exercise.name)
        ):
            return result
        snapshot = self._tester.snapshot()
        if snapshot is None:
            return result
        found = self._mistakes.counterexample(exercise, snapshot)
        if found is None and not self._mistakes.was_searched_in_vain(result):
            found = self._search(check, exercise, snapshot)
        snapshot.close()
        if found is None:
            return result
        names = parameter_names(exercise.topic, exercise.name)
        words = sentence(exercise.name, names, found, reveal=exercise.reveal)
        return replace(result, counterexample=words)

    def _search(
        self, check: Check, exercise: Exercise, snapshot: Snapshot
    ) -> Counterexample | None:
        """Search with Hypothesis, in another snapshot if this one was lost to a probe."""
        own = self._tester.snapshot() if snapshot.is_lost else snapshot
        if own is None:
            return None
        self._tester.student.attach(own, forbid=exercise.write_yourself, budget=BUDGET)
        with little_memory(self._memory_mb):
            found = smallest_failing_input(
                check, self._tester.student, self._suite.reference, self._suite.open_function
            )
        if own is not snapshot:
            own.close()
        return found

    # --- naming ---

    def _named(
        self,
        result: ExerciseResult,
        tested: Mapping[str, ExerciseResult],
        results: list[ExerciseResult],
    ) -> ExerciseResult:
        """Name a mistake, unless a wrong helper may be what shows; then with right ones, later."""
        helpers = wrong_helpers(self._helpers[result.exercise], results)
        is_due = result.exercise in tested and not helpers
        return self._mistakes.name(result, ()) if is_due else result

    # --- follow-through credit ---

    def _credit(self, result: ExerciseResult, results: list[ExerciseResult]) -> ExerciseResult:
        """Run failed tests with the student's wrong helpers answered by the reference."""
        helpers = wrong_helpers(self._helpers[result.exercise], results)
        if not helpers or not any(is_lost_mark(verdict) for verdict in result.verdicts):
            return result
        exercise = self._suite.topic.exercise(result.exercise)
        tests = self._suite.tests(exercise.name)
        self._tester.time_budget.forgive(exercise.name)
        self._tester.ruinous.discard(exercise.name)
        verdicts = [
            self._with_right_helpers(test, verdict, exercise, helpers)
            if is_lost_mark(verdict)
            else verdict
            for test, verdict in zip(tests, result.verdicts, strict=True)
        ]
        credited = counterexample_after(result, replace(result, verdicts=tuple(verdicts)), helpers)
        return self._mistakes.name(credited, helpers)

    def _with_right_helpers(
        self, test: HiddenTest, verdict: Verdict, exercise: Exercise, helpers: tuple[str, ...]
    ) -> Verdict:
        """Report only passed or failed of such a run: words could carry a reference's answer."""
        overrides = {name: load_reference(exercise.topic, name) for name in helpers}
        snapshot = self._tester.snapshot(overrides)
        if snapshot is None:
            return verdict
        finding = self._tester.run(test, exercise, snapshot)
        snapshot.close()
        return with_credit(verdict, finding, helpers)


def _is_wrong(result: ExerciseResult) -> bool:
    return any(verdict.status in WRONG for verdict in result.verdicts)
