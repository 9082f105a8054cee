"""Grade one submission: run it, test it, give follow-through credit, search counterexamples."""

import traceback
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from autograder.checking.counterexample_search import (
    BUDGET,
    CALLS_LONG,
    Check,
    Counterexample,
    find_counterexample_search,
    sentence,
    smallest_failing_input,
)
from autograder.checking.follow_through import WRONG, with_credit, with_own_helpers
from autograder.checking.hidden_test_runner import TestRunner
from autograder.checking.hidden_test_suite import HiddenTest, Suite
from autograder.checking.library_use import NO_USE, LibraryUse, is_broken, note_of, ruled
from autograder.checking.mistake_finder import MistakeFinder
from autograder.checking.partial_regrade import Answer, Before, is_lost_mark, wrong_helpers
from autograder.checking.student_functions import CallBudget, load_reference, parameter_names
from autograder.checking.time_budget import SEARCH_SHARE
from autograder.errors import SandboxError
from autograder.model import Exercise, ExerciseResult, Verdict
from autograder.sandbox.inside.confinement.process_tree import EndedProcesses
from autograder.sandbox.notebook_process import Notebook
from autograder.sandbox.resource_limits import GraderClock, GraderTimeSpent, little_memory
from autograder.sandbox.snapshot import Snapshot
from autograder.submission_limits import Limits

GRADER_TIME = (
    "Checking what this notebook returned used up all the time that the grader has for one "
    "submission (`grader_cpu_seconds` in `course.toml`). What was not tested has no score: it is "
    "for the instructor to mark, or to grade again with more time."
)
LEFT_AT_END = "Processes were still running at the end, and were ended."
NO_WORDS = (
    "What `{name}` lost could not be explained any further: a grader error ({place}). "
    "All marks stand."
)


class SubmissionGrader:
    """Judges the answers in one finished notebook.

    ``clock`` counts the grader's own time for the submission, which began before. With ``is_brief``
    only the direct verdicts are made, for when nobody reads the words. ``find_stateless``
    names the answers that give the same in every copy of the notebook: they need fewer runs.
    """

    def __init__(
        self,
        suite: Suite,
        notebook: Notebook,
        limits: Limits,
        *,
        clock: GraderClock | None = None,
        is_brief: bool = False,
        find_stateless: Callable[[], Collection[str]] = tuple,
    ) -> None:
        self._is_brief = is_brief
        self._limits = limits
        self._suite = suite
        self._clock = clock or GraderClock(limits.grader_cpu_seconds)
        self._tester = TestRunner(suite, notebook, limits, self._clock, find_stateless)
        self._mistakes = MistakeFinder(suite, self._tester, limits)
        self._helpers: dict[str, tuple[str, ...]] = {}
        self._right_helpers: dict[str, tuple[str, ...]] = {}
        self._out_of_time: set[str] = set()
        self._known: dict[str, ExerciseResult] = {}
        self._waiting: set[str] = set()
        self._tried: dict[tuple[str, str], tuple[str, ...]] = {}
        self._uses: dict[str, LibraryUse] = {}
        self._uses_to_read: dict[str, str] = {}
        self._unexplained: dict[str, None] = {}

    @property
    def student_cpu_seconds(self) -> float:
        """Processor time of the student's own functions so far, in all calls that were made."""
        return self._tester.student.cpu_seconds

    def examine(
        self, answers: Iterable[Answer], before: Before | None = None
    ) -> list[ExerciseResult]:
        """Test answers: directly, then with right helpers; search where marks are lost after that.

        The order matters. What a wrong helper may have spoiled is run with a right one before it is
        run once more by itself, which credit makes needless. Searches come last, in a notebook
        that knows of neither: what only a wrong helper spoils needs none of its own.

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
        self._uses = {a.exercise.name: a.use for a in answers if a.is_there}
        self._tester.sources = {a.exercise.name: a.source for a in answers}
        self._helpers = {
            a.exercise.name: topic.helpers_of(a.exercise.name, a.called) for a in answers
        }
        if before is not None:
            self._known = {result.exercise: result for result in before.result.exercises}
        if before is None:
            tested = self._test(answers)
            results = list(tested.values())
        else:
            tested = before.put_in(self._test(before.outdated_among(answers)))
            otherwise = before.credited_otherwise(self._helpers, tested)
            tested |= self._test(a for a in answers if a.exercise.name in otherwise)
            results = before.with_fresh(tested)
        if self._is_brief:
            return results
        results = self._explained(self._credit_all(results, tested), tested)
        self._tester.close_lent()
        return results

    def _test(self, answers: Iterable[Answer]) -> dict[str, ExerciseResult]:
        """Return the verdicts of some exercises, without credit for others' faults."""
        results = self._direct(list(answers))
        settled = map(self._ruled if self._is_brief else self._settled, results)
        return {result.exercise: result for result in settled}

    def _settled(self, result: ExerciseResult) -> ExerciseResult:
        """Run by itself what failed; what may be a helper's fault waits for its credit.

        Helpers stand before what uses them, so that their own verdicts are known here.
        """
        name = result.exercise
        is_plainly_wrong = all(v.status in WRONG for v in result.verdicts if is_lost_mark(v))
        may_be_credited = is_plainly_wrong and not self._use_in(result).name
        if may_be_credited and wrong_helpers(self._helpers[name], list(self._known.values())):
            self._waiting.add(name)
            result = self._ruled(result)
        else:
            result = self._alone(result)
        self._known[name] = result
        return result

    def _alone(self, result: ExerciseResult) -> ExerciseResult:
        """Run what failed once more by itself, and judge by that."""
        result = self._tester.again(result)
        if self._tester.time_budget.is_over(result.exercise):
            self._out_of_time.add(result.exercise)
        return self._ruled(result)

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
        uses = filter(None, self._uses_to_read.values())
        spent = (GRADER_TIME,) if self._clock.is_over else ()
        return (*self._tester.events, *self._unexplained, *uses, *left, *spent)

    # --- library functions that are to be written ---

    def _use_in(self, result: ExerciseResult) -> LibraryUse:
        return self._uses.get(result.exercise, NO_USE)

    def _ruled(self, result: ExerciseResult) -> ExerciseResult:
        """Judge the text of an answer besides its calls, and keep what the instructor reads."""
        use = self._use_in(result)
        self._uses_to_read[result.exercise] = note_of(result, use)
        return ruled(result, use)

    # --- counterexample search ---

    def _explained(
        self, results: list[ExerciseResult], tested: Collection[str]
    ) -> list[ExerciseResult]:
        """Show a counterexample where marks are lost for good, and name the mistake.

        The notebook is made anew, if anything is to be run in it.
        """
        self._tester.renew()
        shown = [
            self._at_least_as_it_is(r, self._with_counterexample) if r.exercise in tested else r
            for r in results
        ]
        named = partial(self._named, tested=tested, results=shown)
        return [self._at_least_as_it_is(result, named) for result in shown]

    def _at_least_as_it_is(
        self, result: ExerciseResult, explain: Callable[[ExerciseResult], ExerciseResult]
    ) -> ExerciseResult:
        """Explain a result; where the engine or an author's search fails at it, the marks stand.

        The note names the place, and never the message of the error, which may hold hidden inputs.
        """
        try:
            return explain(result)
        except (SandboxError, GraderTimeSpent, MemoryError):
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, no verdict hangs on it
            self._unexplained[NO_WORDS.format(name=result.exercise, place=_place_of(error))] = None
            self._tester.renew()
            return result

    def _search_after(self, result: ExerciseResult) -> Check | None:
        """Return the search that a result calls for; no hidden input may be where it is made.

        Even the sizes that it reports without values were chosen by the answers that it got.
        """
        is_rule_broken = is_broken(result, self._use_in(result))
        if is_rule_broken or not _is_wrong(result) or result.exercise in self._out_of_time:
            return None
        return find_counterexample_search(self._suite.module(result.exercise))

    def _with_counterexample(self, result: ExerciseResult) -> ExerciseResult:
        """Search the smallest failing input, where no hidden input has ever been."""
        exercise = self._suite.topic.exercise(result.exercise)
        check = self._search_after(result)
        if check is None or self._clock.is_over:
            return result
        snapshot = self._tester.lend(exercise)
        if snapshot is None:
            return result
        found = self._mistakes.counterexample(exercise, snapshot)
        if found is None and not self._mistakes.was_searched_in_vain(result):
            found = self._search(check, exercise, snapshot)
        self._tester.give_back(snapshot)
        if found is None:
            return result
        names = parameter_names(exercise.topic, exercise.name)
        words = sentence(exercise.name, names, found, reveal=exercise.reveal)
        helpers = self._right_helpers.get(exercise.name, ())
        return replace(result, counterexample=with_own_helpers(words, helpers))

    def _search(
        self, check: Check, exercise: Exercise, snapshot: Snapshot
    ) -> Counterexample | None:
        """Search with Hypothesis, in another snapshot if this one was lost to a probe."""
        own = self._tester.snapshot() if snapshot.is_lost else snapshot
        if own is None:
            return None
        self._tester.student.attach(
            own,
            forbid=exercise.write_yourself,
            budget=CallBudget(BUDGET, CALLS_LONG * self._limits.call_cpu_seconds),
        )
        most = self._clock.used + SEARCH_SHARE * self._limits.grader_cpu_seconds
        with little_memory(self._limits.memory_mb):
            found = smallest_failing_input(
                check,
                self._tester.student,
                self._suite.reference,
                self._suite.open_function,
                lambda: self._clock.until(most),
            )
        if own is not snapshot:
            own.close()
        return found

    # --- naming ---

    def _named(
        self,
        result: ExerciseResult,
        tested: Collection[str],
        results: list[ExerciseResult],
    ) -> ExerciseResult:
        """Name a mistake; where wrong helpers may be what shows, right ones were tried already."""
        helpers = wrong_helpers(self._helpers[result.exercise], results)
        is_due = result.exercise in tested and not helpers
        return self._mistakes.name(result, ()) if is_due else result

    # --- follow-through credit ---

    def _credit_all(
        self, results: list[ExerciseResult], tested: Collection[str]
    ) -> list[ExerciseResult]:
        """Credit each tested exercise; what one run for many cannot credit, gets runs of its own.

        Each pass takes its snapshots from one replay with right helpers.
        """
        results = self._credited_together(results, self._chosen(results, tested))
        waiting = [r for r in results if r.exercise in self._waiting and _is_due(r)]
        is_renewed = any(map(self._tester.is_to_be_run_again, waiting))
        results = self._without_waiting(results, is_renewed=is_renewed)
        chosen = self._chosen(results, tested)
        due = [r for r in results if r.exercise in chosen and _is_due(r)]
        if is_renewed or not all(self._is_tried(r, chosen[r.exercise]) for r in due):
            self._replay(chosen[r.exercise] for r in due)
        return [self._credit(result, chosen.get(result.exercise, ())) for result in results]

    def _chosen(
        self, results: list[ExerciseResult], tested: Collection[str]
    ) -> dict[str, tuple[str, ...]]:
        """Choose the helpers that are answered by references, for each exercise that needs any."""
        chosen = {
            result.exercise: wrong_helpers(self._helpers[result.exercise], results)
            for result in results
            if result.exercise in tested and any(map(is_lost_mark, result.verdicts))
        }
        return {name: helpers for name, helpers in chosen.items() if helpers}

    def _replay(self, chosen: Iterable[Collection[str]]) -> None:
        """Take the next snapshots from a run in which all these helpers can be answered."""
        wrong = sorted({helper for helpers in chosen for helper in helpers})
        if wrong:
            self._tester.replay_with_stand_ins(wrong)

    def _credited_together(
        self, results: list[ExerciseResult], chosen: Mapping[str, tuple[str, ...]]
    ) -> list[ExerciseResult]:
        """Run what waits with right helpers, in one snapshot for all that need the same ones.

        What passes here has its credit. What does not is to be run by itself, so that nothing that
        one answer does to the process costs another one marks.
        """
        waiting = {
            result.exercise: result
            for result in results
            if result.exercise in self._waiting and result.exercise in chosen and _is_due(result)
        }
        self._replay(chosen[name] for name in waiting)
        for helpers in dict.fromkeys(chosen[name] for name in waiting):
            snapshot = self._snapshot_with(helpers)
            for name in [name for name in waiting if chosen[name] == helpers]:
                if snapshot is None or snapshot.is_lost:
                    break
                snapshot.begin_exercise()
                waiting[name] = self._credited_in(snapshot, waiting[name], helpers)
            if snapshot is not None:
                snapshot.close()
        return [waiting.get(result.exercise, result) for result in results]

    def _credited_in(
        self, snapshot: Snapshot, result: ExerciseResult, helpers: tuple[str, ...]
    ) -> ExerciseResult:
        """Run the failed tests of one exercise in a snapshot that has right helpers."""
        exercise = self._suite.topic.exercise(result.exercise)
        verdicts = []
        for test, verdict in zip(self._suite.tests(exercise.name), result.verdicts, strict=True):
            if _is_lost_for_good(verdict) and not snapshot.is_lost:
                found = self._with_right_helpers(test, verdict, exercise, helpers, snapshot)
                is_final = self._tried.get((exercise.name, test.name)) == helpers
                if is_final and found != verdict:
                    self._right_helpers[exercise.name] = helpers
                verdict = found if found.followed_through_with or is_final else verdict
            verdicts.append(verdict)
        return replace(result, verdicts=tuple(verdicts))

    def _without_waiting(
        self, results: list[ExerciseResult], *, is_renewed: bool
    ) -> list[ExerciseResult]:
        """Run by itself what waited for credit and did not get all of it, where that can differ."""
        rest = {r.exercise for r in results if r.exercise in self._waiting and _is_due(r)}
        if is_renewed:
            self._tester.renew()
        return [self._alone(r) if r.exercise in rest else r for r in results]

    def _is_tried(self, result: ExerciseResult, helpers: tuple[str, ...]) -> bool:
        """Whether each failed test was run with right helpers, and would find the same again."""
        tests = [verdict.test for verdict in result.verdicts if _is_lost_for_good(verdict)]
        return all(self._tried.get((result.exercise, test)) == helpers for test in tests)

    def _credit(self, result: ExerciseResult, helpers: tuple[str, ...]) -> ExerciseResult:
        """Run failed tests with the student's wrong helpers answered by the reference."""
        if not helpers or self._clock.is_over or is_broken(result, self._use_in(result)):
            return result
        exercise = self._suite.topic.exercise(result.exercise)
        tests = self._suite.tests(exercise.name)
        self._tester.time_budget.forgive(exercise.name)
        self._tester.ruinous.discard(exercise.name)
        verdicts = []
        for test, verdict in zip(tests, result.verdicts, strict=True):
            is_tried = self._tried.get((exercise.name, test.name)) == helpers
            is_due = _is_lost_for_good(verdict) and not is_tried
            snapshot = self._snapshot_with(helpers) if is_due else None
            if snapshot is not None:
                verdict = self._with_right_helpers(test, verdict, exercise, helpers, snapshot)
                snapshot.close()
            verdicts.append(verdict)
        credited = replace(result, verdicts=tuple(verdicts))
        if credited != result or any(verdict.followed_through_with for verdict in verdicts):
            self._right_helpers[exercise.name] = helpers
        return self._mistakes.name(credited, helpers)

    def _snapshot_with(self, helpers: Iterable[str]) -> Snapshot | None:
        """Copy the finished notebook; references answer where these helpers are called."""
        slug = self._suite.topic.slug
        return self._tester.snapshot({name: load_reference(slug, name) for name in helpers})

    def _with_right_helpers(
        self,
        test: HiddenTest,
        verdict: Verdict,
        exercise: Exercise,
        helpers: tuple[str, ...],
        snapshot: Snapshot,
    ) -> Verdict:
        """Report only passed or failed of such a run: words could carry a reference's answer."""
        finding = self._tester.run(test, exercise, snapshot)
        if self._tester.is_the_same_alone(exercise, finding.status, finding.message):
            self._tried[exercise.name, test.name] = helpers
        return with_credit(verdict, finding, helpers) if snapshot.has_called_helpers else verdict


def _place_of(error: Exception) -> str:
    """Return the kind of an error, and the file and line that raised it."""
    *_, last = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {Path(last.filename).name}, line {last.lineno}"


def _is_wrong(result: ExerciseResult) -> bool:
    """Whether an answer returns or raises what is wrong by its own fault."""
    return any(v.status in WRONG and not v.followed_through_with for v in result.verdicts)


def _is_lost_for_good(verdict: Verdict) -> bool:
    """Whether a test was not passed, nor credited."""
    return is_lost_mark(verdict) and not verdict.followed_through_with


def _is_due(result: ExerciseResult) -> bool:
    """Whether there is a test that may yet be credited."""
    return any(map(_is_lost_for_good, result.verdicts))
