"""Run the hidden tests of a topic on one finished notebook, and say what happened besides."""

import functools
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

from autograder.checking.failure_context import Circumstances
from autograder.checking.failure_messages import HiddenTestFinding, finding_of, misused
from autograder.checking.follow_through import WRONG
from autograder.checking.hidden_test_suite import HiddenTest, Suite
from autograder.checking.partial_regrade import Answer
from autograder.checking.student_functions import Student
from autograder.checking.time_budget import EXERCISE_SHARE, TimeBudget
from autograder.model import Exercise, ExerciseResult, Status, Verdict
from autograder.sandbox.channel import Lost
from autograder.sandbox.notebook_process import Notebook
from autograder.sandbox.resource_limits import GraderClock, GraderTimeSpent, little_memory
from autograder.sandbox.snapshot import Snapshot
from autograder.submission_limits import Limits

NO_MORE_TIME = "Not run, because other tests of this exercise had used up the time for all of them."
TOO_MUCH_TO_CHECK = (
    "What your function returned took too long to check: is it far more than is required?"
)
COURSE_FAULT = "It could not be run. Your instructor hears which file is at fault."
GRADER_TIME_SPENT = (
    "Not run, because checking what this notebook returned had used up all the time that the "
    "grader has for one submission. Your instructor decides."
)
BROKE_PROTOCOL = "The answer to `{name}` sent the grader something that is not an answer."
LEFT = "The answer to `{name}` left processes or threads behind, which were ended."
TOO_MUCH = "The answer to `{name}` and the processes that it started took too much memory."
NO_MORE_RUNS = (
    "Not run, because a test of this exercise ended all of the notebook: too many processes, or "
    "too much memory in them?"
)


class TestRunner:
    """Runs hidden tests in snapshots of one notebook.

    ``find_stateless`` names the answers that return or raise the same in every snapshot: one serves
    for many runs of theirs.
    """

    def __init__(
        self,
        suite: Suite,
        notebook: Notebook,
        limits: Limits,
        clock: GraderClock,
        find_stateless: Callable[[], Collection[str]],
    ) -> None:
        self.student = Student(suite.topic.slug)
        self.clock = clock
        self.time_budget = TimeBudget(limits)
        self.events: dict[str, None] = {}
        self.ruinous: set[str] = set()
        self.sources: Mapping[str, str] = {}
        self.tests_run = 0
        self._find_stateless = find_stateless
        self._lent: Snapshot | None = None
        self._lent_with: tuple[str, ...] = ()
        self._builds_lost_before = notebook.lost_builds
        self.is_threaded = notebook.threads > 1
        self._held: Snapshot | None = None
        self._last: Snapshot | None = None
        self._slow: set[str] = set()
        self._timed_out_alone: set[tuple[str, str]] = set()
        self._suite = suite
        self._notebook = notebook
        self._limits = limits

    @property
    def is_joint(self) -> bool:
        """Whether what one answer did may have changed what was found for another one."""
        is_rebuilt = self._notebook.lost_builds > self._builds_lost_before
        return self.is_threaded or is_rebuilt or bool(self.events)

    # --- the ordinary path: one snapshot for all exercises ---

    def together(self, answers: Iterable[Answer]) -> list[ExerciseResult] | None:
        """Run every test once, all in one snapshot; give nothing if an answer disturbed it.

        What passes here stands. What does not is to be run again by itself, so that nothing that
        one answer does to the process costs another one marks.
        """
        results = []
        snapshot = self.snapshot()

        def current() -> Snapshot | None:
            nonlocal snapshot
            if snapshot is not None and snapshot.is_lost and self._has_only_timed_out(answer):
                snapshot.close()
                snapshot = self.snapshot()
            return snapshot

        for answer in answers:
            if snapshot is not None:
                snapshot.begin_exercise()
            results.append(self._tested(answer, current))
            current()
            if snapshot is None or snapshot.is_lost or snapshot.has_new_threads():
                self._forget_all_but_lies(answer.exercise)
                break
        else:
            if snapshot is not None:
                snapshot.close()
            if not self._notebook.ended().processes:
                return results
            self._forget_all_but_lies()
        if snapshot is not None:
            snapshot.close()
        if self._notebook.is_ruined:
            self.renew()
        self._notebook.ended()
        return None

    def _has_only_timed_out(self, answer: Answer) -> bool:
        """Whether a snapshot was lost to an answer that never ended and disturbed nothing else."""
        name = answer.exercise.name
        return (
            name in self._slow and name not in self.ruinous and self.is_stateless(answer.exercise)
        )

    def _forget_all_but_lies(self, last: Exercise | None = None) -> None:
        """Go back to where nothing was tested yet.

        That an answer broke the protocol stands, unless there was another process to do it: it may
        do so only once.
        """
        name = last.name if last is not None else ""
        lie, left = BROKE_PROTOCOL.format(name=name), LEFT.format(name=name)
        self.events = {lie: None} if lie in self.events and left not in self.events else {}
        self.ruinous.clear()
        self.time_budget = TimeBudget(self._limits)

    def is_stateless(self, exercise: Exercise) -> bool:
        """Whether what an answer returns or raises is the same in every snapshot."""
        return not self.is_threaded and exercise.name in self._stateless

    @functools.cached_property
    def _stateless(self) -> Collection[str]:
        """The answers that are known to, within the grader's time."""
        try:
            with little_memory(self._limits.memory_mb), self.clock.until():
                return self._find_stateless()
        except (GraderTimeSpent, MemoryError):
            return ()

    def renew(self) -> None:
        """Take the next snapshot from a fresh run of the cells, where no input has been."""
        self.close_lent()
        self._notebook.renew()

    def replay_with_stand_ins(self, names: Collection[str]) -> None:
        """Take the next snapshots from a run in which these functions can be overridden for all."""
        self.close_lent()
        self._notebook.replay_with_stand_ins(names)

    # --- one snapshot for each exercise, where one for all was disturbed ---

    def apart(self, answers: Iterable[Answer]) -> list[ExerciseResult]:
        """Run every test once. A notebook with threads cannot be forked: it serves all itself."""
        results = []
        for answer in answers:
            results.append(
                self._tested(answer, functools.partial(self._held_snapshot, answer.exercise))
            )
            if self._held is not None and self.is_threaded:
                if self._held.has_new_threads():
                    self._tell(LEFT, answer.exercise)
            elif self._held is not None:
                self.close(self._held, answer.exercise)
                self._held = None
        if self._held is not None:
            self._held.close()
            self._held = None
        return results

    def _held_snapshot(self, exercise: Exercise) -> Snapshot | None:
        """Return the snapshot that is open, or a new one.

        Where a test timed out, each one has its own: what times out alone is not waited for again.
        """
        is_to_be_alone = exercise.name in self._slow and not self.is_threaded
        if self._held is not None and is_to_be_alone:
            self.close(self._held, exercise)
            self._held = None
        if self._held is None or self._held.is_lost:
            self._held = self.snapshot()
        return self._held

    def _tested(self, answer: Answer, snapshot: Callable[[], Snapshot | None]) -> ExerciseResult:
        """Run the tests of one exercise; ``snapshot`` gives the process for each of them."""
        exercise = answer.exercise
        began = self.student.cpu_seconds
        verdicts = [
            verdict_of(
                test,
                self.run(test, exercise, snapshot())
                if answer.is_there
                else HiddenTestFinding(Status.NO_ANSWER, answer.message),
            )
            for test in self._suite.tests(exercise.name)
        ]
        return ExerciseResult(
            exercise=exercise.name,
            max_points=exercise.max_points,
            is_bonus=exercise.is_bonus,
            verdicts=tuple(verdicts),
            notes=answer.notes,
            cpu_seconds=round(self.student.cpu_seconds - began, 3),
        )

    # --- what did not pass is run once more by itself, and that verdict counts ---

    def again(self, result: ExerciseResult) -> ExerciseResult:
        """Run in a fresh snapshot what neither passed nor was credited, nor timed out in one."""
        exercise = self._suite.topic.exercise(result.exercise)
        verdicts = []
        for test, verdict in zip(self._suite.tests(exercise.name), result.verdicts, strict=True):
            is_final = self._is_final(exercise, verdict)
            if is_final or self.time_budget.is_over(exercise.name) or self.clock.is_over:
                verdicts.append(verdict)
            else:
                snapshot = self.snapshot()
                verdicts.append(verdict_of(test, self.run(test, exercise, snapshot)))
                if snapshot is not None:
                    self.close(snapshot, exercise)
        return replace(result, verdicts=tuple(verdicts))

    def is_to_be_run_again(self, result: ExerciseResult) -> bool:
        """Whether ``again`` would run anything."""
        exercise = self._suite.topic.exercise(result.exercise)
        return not all(self._is_final(exercise, verdict) for verdict in result.verdicts)

    def _is_final(self, exercise: Exercise, verdict: Verdict) -> bool:
        if verdict.status in (Status.PASSED, Status.NO_ANSWER) or verdict.followed_through_with:
            return True
        if verdict.status is Status.TIMED_OUT:
            is_known = (exercise.name, verdict.test) in self._timed_out_alone
            return is_known or self.is_stateless(exercise)
        return self.is_the_same_alone(exercise, verdict.status, verdict.message)

    def is_the_same_alone(self, exercise: Exercise, status: Status, message: str) -> bool:
        """Whether a test that failed would find the same in a snapshot of its own.

        Memory is what even answers that keep nothing share with those before them.
        """
        has_enough = "MemoryError" not in message
        return status in WRONG and has_enough and self.is_stateless(exercise)

    # --- one test ---

    def lend(
        self, exercise: Exercise, overrides: Mapping[str, Callable[..., Any]] | None = None
    ) -> Snapshot | None:
        """Return a snapshot for an exercise, to be given back.

        It is the one that was lent before, if the answer gives the same in that one.
        """
        if not self.is_stateless(exercise):
            return self.snapshot(overrides)
        names = tuple(sorted(overrides or ()))
        if self._lent is not None and (self._lent.is_lost or self._lent_with != names):
            self.close_lent()
        if self._lent is None:
            self._lent, self._lent_with = self.snapshot(overrides), names
        else:
            self._lent.begin_exercise()
        return self._lent

    def give_back(self, snapshot: Snapshot) -> None:
        """Close a snapshot that was lent, unless the next one to ask may have it."""
        if snapshot is not self._lent:
            snapshot.close()

    def close_lent(self) -> None:
        """Close the snapshot that was kept for who asks next."""
        if self._lent is not None:
            self._lent.close()
        self._lent = None

    def snapshot(
        self, overrides: Mapping[str, Callable[..., Any]] | None = None
    ) -> Snapshot | None:
        """Copy the finished notebook; nothing if it cannot be brought back to its end.

        There is one copy at a time: before the next one, the notebook ends what others left.
        """
        self.close_lent()
        try:
            return self._notebook.snapshot(overrides)
        except Lost:
            return None

    def close(self, snapshot: Snapshot, exercise: Exercise) -> None:
        """Close the snapshot of one exercise, and keep in mind what its answer left."""
        has_threads = snapshot.has_new_threads()
        snapshot.close()
        if has_threads or self._notebook.ended().processes:
            self._tell(LEFT, exercise)

    def run(
        self, test: HiddenTest, exercise: Exercise, snapshot: Snapshot | None
    ) -> HiddenTestFinding:
        """Run one test; where its failure might be ours, let the reference show whose it is."""
        if test.faults:
            return HiddenTestFinding(Status.GRADER_ERROR, COURSE_FAULT)
        if self.clock.is_over:
            return HiddenTestFinding(Status.NOT_RUN, GRADER_TIME_SPENT)
        if self.time_budget.is_over(exercise.name):
            return HiddenTestFinding(Status.TIMED_OUT, NO_MORE_TIME)
        if exercise.name in self.ruinous:
            return HiddenTestFinding(Status.CRASHED, NO_MORE_RUNS)
        if snapshot is None:
            return HiddenTestFinding(
                Status.CRASHED, "The notebook could not be brought back to its end."
            )
        self.tests_run += 1
        is_alone, self._last = snapshot is not self._last, snapshot
        self.student.attach(snapshot, forbid=exercise.write_yourself)
        raised = self._raised_by(test, exercise)
        spent = self.time_budget.spent[exercise.name]
        spent.busy_seconds += snapshot.busy_seconds
        spent.idle_seconds += round(snapshot.idle_seconds)
        if snapshot.is_lost:
            self._tell_of_loss(snapshot, exercise)
        finding = finding_of(raised, self._circumstances(exercise))
        if finding is not None:
            if finding.status is Status.TIMED_OUT:
                spent.timeouts += 1
                self._slow.add(exercise.name)
                self._timed_out_alone |= {(exercise.name, test.name)} if is_alone else set()
            return finding
        return self._judged(test, exercise, raised)

    def _raised_by(self, test: HiddenTest, exercise: Exercise) -> BaseException | None:
        """Run one test within the grader's time and memory; return what it raised."""
        began = self.clock.used
        until = began + self.time_budget.grader_seconds_left(exercise.name)
        try:
            with little_memory(self._limits.memory_mb):
                return self._suite.run(test, self.student, lambda: self.clock.until(until))
        finally:
            self.time_budget.spent[exercise.name].grader_seconds += self.clock.used - began

    def _judged(
        self, test: HiddenTest, exercise: Exercise, raised: BaseException | None
    ) -> HiddenTestFinding:
        """Let the reference show whose fault it is: a test that it passes works."""
        is_cut = isinstance(raised, GraderTimeSpent)
        if is_cut and self.clock.is_over:
            return HiddenTestFinding(Status.NOT_RUN, GRADER_TIME_SPENT)
        own = GraderClock(EXERCISE_SHARE * self._limits.grader_cpu_seconds)
        is_tried = self.student.calls > 0
        if (
            is_tried
            and self._suite.run(test, self._suite.reference.as_subject(), own.until) is None
        ):
            if is_cut:
                return HiddenTestFinding(Status.TIMED_OUT, TOO_MUCH_TO_CHECK)
            return misused(self._circumstances(exercise))
        return HiddenTestFinding(
            Status.GRADER_ERROR, f"{test.name}: {type(raised).__name__} in the test itself"
        )

    def _circumstances(self, exercise: Exercise) -> Circumstances:
        seconds, has_none = self._limits.call_cpu_seconds, self.student.has_returned_none
        return Circumstances(exercise.topic, exercise.name, seconds, self.sources, has_none)

    def _tell_of_loss(self, snapshot: Snapshot, exercise: Exercise) -> None:
        ended = self._notebook.ended()
        for words, is_true in (
            (BROKE_PROTOCOL, snapshot.has_lied),
            (LEFT, ended.processes),
            (TOO_MUCH, ended.memory),
        ):
            if is_true:
                self._tell(words, exercise)
        if ended.memory or self._notebook.is_ruined:
            self.ruinous.add(exercise.name)

    def _tell(self, words: str, exercise: Exercise) -> None:
        self.events[words.format(name=exercise.name)] = None


def verdict_of(test: HiddenTest, finding: HiddenTestFinding) -> Verdict:
    """Put what was found for a test beside its name, its title and its points."""
    return Verdict(test.name, test.title, test.points, finding.status, finding.message)
