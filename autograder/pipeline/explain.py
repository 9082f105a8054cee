"""Explain one exercise of one submission: each hidden test replayed, beside what was recorded."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from autograder.checking.grading_task import TASK, TaskReply, read_task
from autograder.checking.replay import (
    REPLAY,
    REPLAY_TASK,
    ReplayedRun,
    ReplayTask,
    RunKind,
    run_replay,
)
from autograder.course import Course
from autograder.errors import SandboxError, UsageError
from autograder.gradebook.marks import Mark
from autograder.grading.plan import Submitted, survey
from autograder.grading.worker_pool import Done, LocalPool, Undone
from autograder.model import (
    Exercise,
    ExerciseResult,
    Question,
    Status,
    SubmittedCell,
    Verdict,
)
from autograder.pipeline.give_marks import find_item
from autograder.pipeline.grade import released_stubs
from autograder.sandbox.levels import Level, choose_level


@dataclass(frozen=True)
class ExplainedTest:
    """One hidden test: what was recorded of it, what it says now, and how it ran.

    ``recorded`` is None where nothing is. ``followed_through_with`` names the helpers that a
    reference answered in the run that gave the marks back.
    """

    test: str
    title: str
    points: int
    recorded: Status | None
    now: Status
    earned_before: int | None
    earned_now: int | None
    message: str
    followed_through_with: tuple[str, ...]
    runs: tuple[ReplayedRun, ...]

    @property
    def is_moved(self) -> bool:
        """Whether it would earn something else than what is recorded."""
        return self.earned_before != self.earned_now

    @property
    def deciding_run(self) -> ReplayedRun | None:
        """The last run with the student's own functions; what is credited has failed in it."""
        own = [run for run in self.runs if run.kind is RunKind.OWN]
        return own[-1] if own else None


@dataclass(frozen=True)
class Explanation:
    """Everything that an instructor wants to know to answer a complaint about one exercise.

    ``score_before`` is the recorded score of the hidden tests, ``score_now`` the one of this
    replay; ``mark`` what stands in the gradebook. ``reasons`` says what has changed since the
    recorded grading; ``untested`` why the hidden tests could not be replayed, through no fault of
    the student.
    """

    student: str
    topic: str
    exercise: str
    max_points: int
    is_bonus: bool
    score_before: int | None
    score_now: int | None
    mark: Mark | None
    comment: str
    code: str
    tests: tuple[ExplainedTest, ...]
    notes: tuple[str, ...] = ()
    mistakes: tuple[str, ...] = ()
    mistake_words: str = ""
    counterexample: str = ""
    reasons: tuple[str, ...] = ()
    fault: str = ""
    untested: str = ""


def explain(
    course: Course,
    student: str,
    name: str,
    *,
    is_full: bool = False,
    sandbox: str = Level.FULL,
) -> Explanation:
    """Replay the hidden tests of one exercise of one submission; nothing is written.

    What else of the submission is out of date is tested as the next ``grade`` would, so that wrong
    helpers are replaced as they would be there.

    Parameters
    ----------
    course : Course
        From ``open_course``.
    student : str
        Whose submission.
    name : str
        The exercise, such as ``linear_regression/r2_score``; its topic may be left out.
    is_full : bool
        Write all calls, and values in full.
    sandbox : str
        The level of confinement that must hold.

    Raises
    ------
    UsageError
        If there is no such exercise, or the student has handed nothing in.
    SandboxError
        If it could not be run.
    """
    topic, exercise = find_item(course, name)
    if isinstance(exercise, Question):
        raise UsageError(
            f"{topic.slug}/{exercise.id}: a written question has no hidden tests. "
            f"To mark it, run: autograder mark {topic.slug}"
        )
    (item,) = survey(course, [topic], [student], is_forced=False)
    hand_ins = (item, *item.rivals)  # the recorded result is about one of them
    item = next((one for one in hand_ins if one.before is not None), item)
    if item.unreadable:
        raise UsageError(f"submitted/{student}/{topic.slug}: {item.unreadable}")
    level = Level(sandbox)
    if level is not Level.NONE:
        level = choose_level(course.paths.root, sandbox)
    grading = TASK.validate_json(_grading_task(course, item, exercise, level))
    task = ReplayTask(grading, exercise.name, is_full)
    (outcome,) = LocalPool(run_replay, 1).run({item.key: REPLAY_TASK.dump_json(task)})
    if isinstance(outcome, Undone):
        raise SandboxError(f"{student}/{exercise.id}: it could not be run. {outcome.reason}")
    return _explanation(item, exercise, outcome)


def _grading_task(course: Course, item: Submitted, exercise: Exercise, level: Level) -> bytes:
    before = item.before
    outdated = tuple(
        one.name for one in item.topic.exercises if one is exercise or one.name in item.outdated
    )
    return read_task(
        item.folder_in(course.paths),
        course.paths,
        item.topic,
        item.student,
        released_stubs(course.paths, item.topic),
        course.secret,
        course.config.limits,
        str(level),
        before=before,
        outdated=outdated if before is not None else (),
    )


def _explanation(item: Submitted, exercise: Exercise, outcome: Done) -> Explanation:
    replay = REPLAY.validate_json(outcome.reply)
    result, slug = replay.reply.result, item.topic.slug
    before = _result_of(item.stored.exercises if item.stored is not None else (), exercise)
    now = _found_now(replay.reply, exercise)
    marks = item.marks
    found = [one for one in (marks.marks if marks else ()) if one.cell == exercise.check_cell]
    known = {verdict.test: verdict for verdict in (before.verdicts if before else ())}
    tests = [
        _explained(known.get(verdict.test), verdict, replay.runs.get(verdict.test, ()))
        for verdict in (now.verdicts if now else ())
    ]
    return Explanation(
        student=item.student,
        topic=slug,
        exercise=exercise.name,
        max_points=exercise.max_points,
        is_bonus=exercise.is_bonus,
        score_before=before.score if before else None,
        score_now=now.score if now else None,
        mark=found[0] if found else None,
        comment=marks.comments.get(exercise.answer_cell, "") if marks else "",
        code=_code_of(replay.reply.cells, exercise),
        tests=tuple(tests),
        notes=(*result.notes, *(now.notes if now else ())),
        mistakes=now.mistakes if now else (),
        mistake_words=now.mistake_words if now else "",
        counterexample=now.counterexample if now else "",
        reasons=item.reasons,
        fault=result.fault,
        untested=_untested(replay.reply, now),
    )


def _explained(before: Verdict | None, now: Verdict, runs: Sequence[ReplayedRun]) -> ExplainedTest:
    return ExplainedTest(
        test=now.test,
        title=now.title,
        points=now.points,
        recorded=before.status if before else None,
        now=now.status,
        earned_before=before.earned if before else None,
        earned_now=now.earned,
        message=now.message,
        followed_through_with=now.followed_through_with,
        runs=tuple(runs),
    )


def _found_now(reply: TaskReply, exercise: Exercise) -> ExerciseResult | None:
    """Return what was found; of what could not be tested the reply holds the earlier verdicts."""
    found = _result_of(reply.result.exercises, exercise)
    if found is None or exercise.name not in reply.untestable:
        return found
    failed = tuple(Verdict(v.test, v.title, v.points, Status.GRADER_ERROR) for v in found.verdicts)
    return ExerciseResult(found.exercise, found.max_points, found.is_bonus, failed)


def _untested(reply: TaskReply, now: ExerciseResult | None) -> str:
    if now is None or not now.is_to_be_retried:
        return ""
    return "; ".join(reply.course_faults) or "the grader failed"


def _result_of(results: Sequence[ExerciseResult], exercise: Exercise) -> ExerciseResult | None:
    return next((one for one in results if one.exercise == exercise.name), None)


def _code_of(cells: Sequence[SubmittedCell], exercise: Exercise) -> str:
    """Find the answer: the last cell of its name, else the last that defines the function."""
    defines = re.compile(rf"^\s*def {re.escape(exercise.name)}\b", re.MULTILINE)
    placed = [cell.source for cell in cells if cell.grade_id == exercise.answer_cell]
    defining = [c.source for c in cells if c.cell_type == "code" and defines.search(c.source)]
    return next(iter(placed[-1:] or defining[-1:]), "")
