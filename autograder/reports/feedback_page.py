"""The page that a student gets: what to do next, and what every hidden test found, in words."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from markupsafe import Markup

from autograder.model import (
    Exercise,
    ExerciseResult,
    Status,
    SubmissionResult,
    Topic,
    Verdict,
    counted_bonus,
)
from autograder.reports.changes_since import Changes, changes_since
from autograder.reports.exercise_status import WORDS, Standing, missing_reasons, standing_of
from autograder.reports.hand_in_record import NOTHING_KNOWN, HandInRecord
from autograder.reports.next_steps import MOST_STEPS, next_steps
from autograder.reports.page import number, render
from autograder.reports.shown_code import code_lines
from autograder.reports.written_text import page_html


@dataclass(frozen=True)
class Marks:
    """What does not come from hidden tests: what people gave, and what handing in late took."""

    questions: Mapping[str, float] = field(default_factory=dict)
    """Points of the written questions that a person has marked, by question."""
    adjusted: Mapping[str, float] = field(default_factory=dict)
    """Points that a person set in place of the tests', by exercise."""
    comments: Mapping[str, str] = field(default_factory=dict)
    """By exercise or question, as clean HTML."""
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
_RAISED = re.compile(r"Your function raised \S+ in line (\d{1,6}) of its cell")
_CALL = re.compile(r"`([^`]+)`")


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
class CounterexampleLine:
    """One line of a counterexample: a call that can be pasted, or words about it."""

    is_call: bool
    text: str


@dataclass(frozen=True)
class ExerciseSection:
    """One exercise as the page shows it; ``groups`` are tests that have their words in common."""

    name: str
    kind: str
    words: str
    points: str
    earned: str
    weight: int
    share: int
    is_bonus: bool
    groups: tuple[tuple[TestLine, ...], ...]
    folded: tuple[TestLine, ...]
    mistake: str
    counterexample: tuple[CounterexampleLine, ...]
    notes: tuple[str, ...]
    comment: Markup
    code: Markup
    n_lines: int
    hints: tuple[str, ...]


@dataclass(frozen=True)
class QuestionSection:
    """One written question as the page shows it."""

    id: str
    kind: str
    words: str
    points: str
    earned: str
    answer: Markup
    comment: Markup


@dataclass(frozen=True)
class Total:
    """The marks of one submission, as far as they are known.

    ``marks`` are those of core exercises and questions; ``total`` is what counts: with the bonus up
    to its cap, and without what handing in late took.
    """

    marks: float
    possible: int
    bonus: float
    bonus_possible: int
    bonus_counted: float
    late_penalty: float
    total: float
    is_final: bool


def render_feedback(
    result: SubmissionResult,
    topic: Topic,
    marks: Marks = NO_MARKS,
    *,
    course_title: str = "",
    student_name: str = "",
    bonus_cap: float = 1.0,
    hand_in: HandInRecord = NOTHING_KNOWN,
) -> str:
    """Return the page of one submission as HTML that needs no other file."""
    settled = frozenset(marks.adjusted)
    steps = next_steps(topic, result.exercises, settled)
    questions = _questions(result, topic, marks, hand_in)
    return render(
        "feedback.html",
        {
            "course_title": course_title,
            "topic": topic,
            "student": student_name or result.student,
            "student_id": result.student,
            "total": total_of(result, topic, marks, bonus_cap),
            "bonus_cap": f"{100 * bonus_cap:g} %",
            "hand_in": hand_in,
            "changes": _changes(result, hand_in),
            "steps": steps[:MOST_STEPS],
            "more_steps": len(steps) - MOST_STEPS,
            "places": {one.exercise: place for place, one in enumerate(result.exercises, 1)},
            "exercises": [_exercise(r, topic, marks, hand_in) for r in result.exercises],
            "questions": questions,
            "notes": result.notes,
            "fault": result.fault,
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
    counted = counted_bonus(earned[True], possible[False], bonus_cap)
    return Total(
        marks=earned[False],
        possible=possible[False],
        bonus=earned[True],
        bonus_possible=possible[True],
        bonus_counted=counted,
        late_penalty=marks.late_penalty,
        total=max(0.0, earned[False] + counted - marks.late_penalty),
        is_final=is_final,
    )


def _changes(result: SubmissionResult, hand_in: HandInRecord) -> Changes | None:
    if hand_in.earlier is None or result.fault:
        return None
    return changes_since(hand_in.earlier, result.exercises)


def _exercise(
    result: ExerciseResult, topic: Topic, marks: Marks, hand_in: HandInRecord
) -> ExerciseSection:
    score = marks.adjusted.get(result.exercise, result.score)
    kind = standing_of(result, score)
    words = WORDS[kind]
    reasons = missing_reasons(result)
    if result.exercise in marks.adjusted:
        words = "set by a person"
    elif kind is Standing.BLANK and reasons:
        words = "no answer found"
    unit = "bonus point" if result.is_bonus else "point"
    earned = f"{'–' if score is None else number(score)} of {result.max_points}"
    lines = [_test_line(verdict) for verdict in result.verdicts]
    folded = ("passed", "blank") if kind is Standing.BLANK else ("passed",)
    code = hand_in.code.get(result.exercise, "")
    return ExerciseSection(
        name=result.exercise,
        kind=kind,
        words=words,
        points=f"{earned} {unit}{'' if result.max_points == 1 else 's'}",
        earned=earned,
        weight=result.max_points,
        share=round(100 * min(1.0, (score or 0) / result.max_points)),
        is_bonus=result.is_bonus,
        groups=_grouped([line for line in lines if line.kind not in folded]),
        folded=tuple(line for line in lines if line.kind in folded),
        mistake=result.mistake_words,
        counterexample=_counterexample(result.counterexample),
        notes=reasons or result.notes,
        comment=page_html(marks.comments.get(result.exercise, "")),
        code=code_lines(code, _raising_lines(result)) if code else Markup(),
        n_lines=code.rstrip().count("\n") + 1,
        hints=_hints(topic, result.exercise) if kind in _OPEN else (),
    )


def _raising_lines(result: ExerciseResult) -> frozenset[int]:
    """Return the lines of the student's own cell that raised an error, as messages name them."""
    found = (_RAISED.search(verdict.message) for verdict in result.verdicts)
    return frozenset(int(one[1]) for one in found if one)


_OPEN = (Standing.PART, Standing.ZERO, Standing.BLANK)


def _hints(topic: Topic, name: str) -> tuple[str, ...]:
    """Return the author's hints; of an exercise that is no longer in the topic there are none."""
    found: list[Exercise] = [exercise for exercise in topic.exercises if exercise.name == name]
    return found[0].hints if found else ()


def _grouped(lines: Iterable[TestLine]) -> tuple[tuple[TestLine, ...], ...]:
    """Put neighbours that say the same together, so that it is said once."""
    groups: list[tuple[TestLine, ...]] = []
    for (_, _, message), group in groupby(lines, lambda one: (one.kind, one.words, one.message)):
        same = tuple(group)
        groups += [same] if message else [(one,) for one in same]
    return tuple(groups)


def _counterexample(text: str) -> tuple[CounterexampleLine, ...]:
    """Separate the lines that hold nothing but a call, which can be pasted, from those about it."""
    return tuple(
        CounterexampleLine(True, found[1])
        if (found := _CALL.fullmatch(line.strip()))
        else CounterexampleLine(False, line)
        for line in text.split("\n")
        if line.strip()
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


def _questions(
    result: SubmissionResult, topic: Topic, marks: Marks, hand_in: HandInRecord
) -> list[QuestionSection]:
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
        is_answered = question.id in result.answered_questions or points is not None
        earned = f"{known} of {question.points}"
        sections.append(
            QuestionSection(
                id=question.id,
                kind=kind,
                words=words,
                points=f"{earned} point{'' if question.points == 1 else 's'}",
                earned=earned,
                answer=page_html(hand_in.written.get(question.id, "") if is_answered else ""),
                comment=page_html(marks.comments.get(question.id, "")),
            )
        )
    return sections
