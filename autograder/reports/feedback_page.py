"""The page that a student gets: what every hidden test found, in words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from autograder.model import (
    ExerciseResult,
    Status,
    SubmissionResult,
    Topic,
    Verdict,
    counted_bonus,
)
from autograder.reports.exercise_status import WORDS, Standing, standing_of
from autograder.reports.page import number, render


@dataclass(frozen=True)
class Marks:
    """What does not come from hidden tests: what people gave, and what handing in late took."""

    questions: Mapping[str, float] = field(default_factory=dict)
    """Points of the written questions that a person has marked, by question."""
    adjusted: Mapping[str, float] = field(default_factory=dict)
    """Points that a person set in place of the tests', by exercise."""
    comments: Mapping[str, str] = field(default_factory=dict)
    """By exercise or question."""
    late_penalty: float = 0.0


NO_MARKS = Marks()

_ICONS = {"passed": "✓", "failed": "✗", "credited": "✓", "blank": "–", "ours": "?"}
_TEST_WORDS = {
    Status.PASSED: "passed",
    Status.FAILED: "not right yet",
    Status.RAISED: "raised an error",
    Status.TIMED_OUT: "ran out of time",
    Status.CRASHED: "ended the program",
    Status.NO_ANSWER: "no answer",
    Status.GRADER_ERROR: "could not be graded yet",
    Status.NOT_RUN: "could not be graded yet",
}


@dataclass(frozen=True)
class TestLine:
    """One hidden test as the page shows it."""

    __test__ = False  # pytest would take the name for a test

    kind: str
    icon: str
    words: str
    title: str
    message: str
    points: str


@dataclass(frozen=True)
class ExerciseSection:
    """One exercise as the page shows it."""

    name: str
    kind: str
    words: str
    points: str
    weight: int
    share: int
    is_bonus: bool
    tests: tuple[TestLine, ...]
    mistake: str
    counterexample: str
    notes: tuple[str, ...]
    comment: str


@dataclass(frozen=True)
class QuestionSection:
    """One written question as the page shows it."""

    id: str
    kind: str
    words: str
    points: str
    comment: str


@dataclass(frozen=True)
class Total:
    """The marks of one submission, as far as they are known."""

    earned: float
    possible: int
    bonus: float
    bonus_possible: int
    bonus_counted: float
    late_penalty: float
    is_final: bool


def render_feedback(
    result: SubmissionResult,
    topic: Topic,
    marks: Marks = NO_MARKS,
    *,
    course_title: str = "",
    student_name: str = "",
    bonus_cap: float = 1.0,
) -> str:
    """Return the page of one submission as HTML that needs no other file."""
    return render(
        "feedback.html",
        {
            "course_title": course_title,
            "topic": topic,
            "student": student_name or result.student,
            "student_id": result.student,
            "total": total_of(result, topic, marks, bonus_cap),
            "exercises": [_exercise(r, marks) for r in result.exercises],
            "questions": _questions(result, topic, marks),
            "notes": result.notes,
            "fault": result.fault,
            "fingerprint": result.submission_hash[:12],
        },
    )


def total_of(result: SubmissionResult, topic: Topic, marks: Marks, bonus_cap: float = 1.0) -> Total:
    """Add up what is known; ``is_final`` is False while a person or a repair of ours is awaited."""
    earned = {False: 0.0, True: 0.0}
    possible = {False: 0, True: 0}
    is_final = not result.fault
    for exercise in topic.exercises:
        possible[exercise.is_bonus] += exercise.max_points
    for graded in result.exercises:
        score = marks.adjusted.get(graded.exercise, graded.score)
        is_final &= score is not None
        earned[graded.is_bonus] += score or 0
    for question in topic.questions:
        possible[False] += question.points
        if question.id in marks.questions:
            earned[False] += marks.questions[question.id]
        else:
            is_final &= question.id not in result.answered_questions
    return Total(
        earned=max(0.0, earned[False] - marks.late_penalty),
        possible=possible[False],
        bonus=earned[True],
        bonus_possible=possible[True],
        bonus_counted=counted_bonus(earned[True], possible[False], bonus_cap),
        late_penalty=marks.late_penalty,
        is_final=is_final,
    )


def _exercise(result: ExerciseResult, marks: Marks) -> ExerciseSection:
    score = marks.adjusted.get(result.exercise, result.score)
    kind = standing_of(result, score)
    words = WORDS[kind]
    if result.exercise in marks.adjusted:
        words = "set by a person"
    elif kind is Standing.BLANK and result.notes:
        words = "no answer found"
    unit = "bonus point" if result.is_bonus else "point"
    known = "–" if score is None else number(score)
    return ExerciseSection(
        name=result.exercise,
        kind=kind,
        words=words,
        points=f"{known} of {result.max_points} {unit}{'' if result.max_points == 1 else 's'}",
        weight=result.max_points,
        share=round(100 * min(1.0, (score or 0) / result.max_points)),
        is_bonus=result.is_bonus,
        tests=tuple(_test_line(verdict) for verdict in result.verdicts),
        mistake=result.mistake_words,
        counterexample=result.counterexample,
        notes=result.notes,
        comment=marks.comments.get(result.exercise, ""),
    )


def _test_line(verdict: Verdict) -> TestLine:
    if verdict.followed_through_with:
        kind = "credited"
        helpers = _and([f"`{name}`" for name in verdict.followed_through_with])
        words = f"passes with a right {helpers}: these marks are not lost twice"
    elif verdict.status.is_ours:
        kind, words = "ours", _TEST_WORDS[verdict.status]
    elif verdict.status is Status.NO_ANSWER:
        kind, words = "blank", _TEST_WORDS[verdict.status]
    else:
        kind = "passed" if verdict.status is Status.PASSED else "failed"
        words = _TEST_WORDS[verdict.status]
    earned = "–" if verdict.earned is None else number(verdict.earned)
    return TestLine(
        kind=kind,
        icon=_ICONS[kind],
        words=words,
        title=verdict.title or verdict.test,
        message=verdict.message,
        points=f"{earned}/{verdict.points}",
    )


def _and(names: Iterable[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def _questions(result: SubmissionResult, topic: Topic, marks: Marks) -> list[QuestionSection]:
    sections = []
    for question in topic.questions:
        points = marks.questions.get(question.id)
        if points is not None:
            kind = "full" if points >= question.points else "part" if points > 0 else "zero"
            words = "marked by a person"
        elif question.id in result.answered_questions:
            kind, words = "waiting", "waiting for a person"
        else:
            kind, words = "blank", "not attempted"
        known = "–" if kind == "waiting" else number(points or 0)
        comment = marks.comments.get(question.id, "")
        sections.append(
            QuestionSection(
                question.id, kind, words, f"{known} of {question.points} points", comment
            )
        )
    return sections
