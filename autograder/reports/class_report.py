"""The page that an instructor gets of one topic: people, scores, exercises, misunderstandings."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from autograder.model import ExerciseResult, SubmissionResult, Topic
from autograder.reports.attention import people_lists
from autograder.reports.class_facts import NO_FACTS, ClassFacts, duration
from autograder.reports.class_list import ClassMember, listed
from autograder.reports.exercise_status import WORDS, Standing, standing_of
from autograder.reports.exercise_summaries import Scores, summaries_of
from autograder.reports.feedback_page import total_of
from autograder.reports.oddities import oddities_of
from autograder.reports.page import number, render
from autograder.reports.page_script import page_script
from autograder.reports.score_statistics import spread_of

_MOST_BARS = 12
_FIELD = 600


@dataclass(frozen=True)
class HeatCell:
    """One exercise of one student."""

    kind: str
    text: str


@dataclass(frozen=True)
class StudentRow:
    """One line of the table of the class; what sorts it stands beside what is shown."""

    student: str
    name: str
    total: str
    is_final: bool
    core: str
    bonus: str
    late: str
    seconds_late: int
    page: str
    cells: tuple[HeatCell, ...]


@dataclass(frozen=True)
class Bar:
    """One bar of the distribution, in the units of its drawing."""

    x: float
    y: float
    width: float
    height: float
    label: str
    count: int


def render_class(
    results: Sequence[SubmissionResult],
    topic: Topic,
    facts: ClassFacts = NO_FACTS,
    *,
    course_title: str = "",
    run: str = "",
    index: str = "",
    similar: str = "",
) -> str:
    """Return the page of one topic as HTML that needs no other file.

    ``index`` is a link to the page of the course, ``similar`` one to that of equal code; either
    may be empty.
    """
    members = listed(facts.members, [result.student for result in results])
    by_student = {result.student: result for result in results}
    results = [by_student[student] for student in members if student in by_student]
    possible = sum(e.points for e in topic.exercises)
    scores = exercise_scores(results, topic, facts)
    sums = core_sums(scores, topic)
    spread = spread_of(sums)
    lists = people_lists(results, members, facts)
    return render(
        "class.html",
        {
            "course_title": course_title,
            "index": index,
            "similar": similar,
            "topic": topic,
            "due": facts.due,
            "is_due": facts.is_due,
            "run": run,
            "script": page_script("table.js"),
            "possible": possible,
            "possible_total": possible + sum(q.points for q in topic.questions),
            "bonus_possible": sum(e.bonus for e in topic.exercises),
            "handed_in": len(results),
            "expected": len(members),
            "spread": spread,
            "mean_x": _place(spread.mean, possible),
            "band": _band(spread.mean, spread.deviation, possible),
            "lists": lists,
            "needed": sum(len(found.people) for found in lists if found.kind == "ours"),
            "reading": sum(bool(r.answered_questions) for r in results),
            "rows": [_row(result, topic, facts, members) for result in results],
            "summaries": summaries_of(topic, results, scores),
            "bars": distribution(sums, possible),
            "odd": oddities_of(results),
            "names": {student: member.name for student, member in members.items()},
            "levels": " and ".join(sorted({r.sandbox for r in results if r.sandbox})),
            "legend": [(kind, words) for kind, words in WORDS.items()],
        },
    )


def exercise_scores(
    results: Sequence[SubmissionResult], topic: Topic, facts: ClassFacts = NO_FACTS
) -> Scores:
    """Return what counts of each student's exercises: a person's points before the tests'."""
    found = {}
    for result in results:
        if not result.fault:
            adjusted = facts.of(result.student).marks.adjusted
            tested = {e.exercise: e.score for e in result.exercises}
            found[result.student] = {
                e.name: adjusted.get(e.name, tested.get(e.name)) for e in topic.exercises
            }
    return found


def core_sums(scores: Scores, topic: Topic) -> list[float]:
    """Add up the exercises that are no bonus; whoever lacks one by a grader error is left out."""
    names = [e.name for e in topic.exercises if not e.is_bonus]
    sums = []
    for by_name in scores.values():
        known = [found for name in names if (found := by_name[name]) is not None]
        if len(known) == len(names):
            sums.append(sum(known))
    return sums


def distribution(scores: Sequence[float], possible: int) -> list[Bar]:
    """Draw the scores as bars in a field of 600 by 130, each bar an equal span of points."""
    span = _span(possible)
    n_bars = possible // span + 1
    counts = Counter(min(max(int(score // span), 0), n_bars - 1) for score in scores)
    width, highest = _FIELD / n_bars, max(counts.values(), default=1)
    bars = []
    for n in range(n_bars):
        low, high = n * span, min(possible, (n + 1) * span - 1)
        height = 100 * counts[n] / highest
        label = f"{low}" if low == high else f"{low}–{high}"
        bars.append(
            Bar(
                round(n * width + 2, 1),
                round(120 - height, 1),
                round(width - 4, 1),
                round(height, 1),
                label,
                counts[n],
            )
        )
    return bars


def _span(possible: int) -> int:
    return max(1, -(-(possible + 1) // _MOST_BARS))


def _place(score: float | None, possible: int) -> float | None:
    """Return where a score lies in the drawing: a bar of span 1 is centred on its score."""
    if score is None:
        return None
    span = _span(possible)
    n_bars = possible // span + 1
    return round(min(max((score + 0.5) / span / n_bars, 0), 1) * _FIELD, 1)


def _band(mean: float | None, deviation: float | None, possible: int) -> tuple[float, float] | None:
    """Return where one standard deviation around the mean begins and ends in the drawing."""
    if mean is None or deviation is None:
        return None
    ends = _place(mean - deviation, possible), _place(mean + deviation, possible)
    return (ends[0] or 0.0, ends[1] or 0.0)


def _row(
    result: SubmissionResult, topic: Topic, facts: ClassFacts, members: Mapping[str, ClassMember]
) -> StudentRow:
    known = facts.of(result.student)
    marks = known.marks
    total = total_of(result, topic, marks, facts.bonus_cap)
    graded = {e.exercise: (e, marks.adjusted.get(e.exercise, e.score)) for e in result.exercises}
    core = [graded.get(e.name, (None, None))[1] for e in topic.exercises if not e.is_bonus]
    is_known = not result.fault and None not in core
    seconds = max(0, round(known.seconds_late))
    return StudentRow(
        student=result.student,
        name=members[result.student].name,
        total=number(max(0.0, total.marks - total.late_penalty)) if is_known else "–",
        is_final=total.is_final,
        core=number(sum(points or 0 for points in core)) if is_known else "–",
        bonus=number(total.bonus) if is_known else "–",
        late=duration(seconds) if seconds else "",
        seconds_late=seconds,
        page=known.page,
        cells=tuple(_cell(*graded.get(e.name, (None, None))) for e in topic.exercises),
    )


def _cell(result: ExerciseResult | None, score: float | None) -> HeatCell:
    if result is None:
        return HeatCell(Standing.OURS, "?")
    kind = standing_of(result, score)
    text = {Standing.OURS: "?", Standing.BLANK: "·"}.get(kind) or number(score or 0)
    return HeatCell(kind, text)
