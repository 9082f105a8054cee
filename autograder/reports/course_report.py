"""The first page of a course: its topics side by side, and every student over the topics."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from autograder.reports.attention import PeopleList, Person, refused_list
from autograder.reports.class_list import ClassMember, listed
from autograder.reports.exercise_status import Standing
from autograder.reports.page import render
from autograder.reports.page_script import page_script
from autograder.reports.score_statistics import spread_of

_SILENT_TOPICS = 2
_FALL = 25
_GOOD, _ENOUGH = 80, 50
_WIDTH, _HEIGHT = 600, 100


@dataclass(frozen=True)
class TopicMarks:
    """The marks of one topic, as shares of what can be earned.

    ``shares`` are by student, of who handed in; None for who has no mark through a grader error.
    """

    slug: str
    title: str
    shares: Mapping[str, float | None] = field(default_factory=dict)
    late: frozenset[str] = frozenset()
    page: str = ""
    due: str = ""
    is_due: bool = True

    @property
    def is_over(self) -> bool:
        """Whether a student who has handed in nothing is missing."""
        return self.is_due and bool(self.shares)


@dataclass(frozen=True)
class TopicSummary:
    """One topic in the table, in percent."""

    topic: TopicMarks
    missing: int | None
    mean: int | None
    deviation: int | None
    median: int | None
    without_mark: int


@dataclass(frozen=True)
class Point:
    """One topic in the drawing of the trend; ``number`` is its place in the table."""

    number: int
    x: float
    y: float
    low: float
    high: float
    label: str


@dataclass(frozen=True)
class ShareCell:
    """One topic of one student, in percent."""

    kind: str
    text: str


@dataclass(frozen=True)
class TermRow:
    """One student over the topics; ``change`` is the last topic against the mean of the others."""

    student: str
    name: str
    mean: int | None
    change: int | None
    missing: int
    late: int
    cells: tuple[ShareCell, ...]


def render_course(
    topics: Sequence[TopicMarks],
    members: Sequence[ClassMember],
    *,
    course_title: str = "",
    refused: Sequence[tuple[str, str]] = (),
) -> str:
    """Return the page of the course as HTML that needs no other file.

    ``refused`` are (where, why) of what `collect` did not take.
    """
    present = dict.fromkeys(student for topic in topics for student in topic.shares)
    everyone = listed(members, present)
    begun = [topic for topic in topics if topic.shares]
    rows = [_row(member, begun) for member in everyone.values()]
    return render(
        "course.html",
        {
            "course_title": course_title,
            "script": page_script("table.js"),
            "lines": [_line(topic, everyone) for topic in topics],
            "topics": begun,
            "students": len(everyone),
            "points": _points(topics),
            "rows": rows,
            "lists": _lists(begun, everyone, rows, refused),
            "good": _GOOD,
            "enough": _ENOUGH,
        },
    )


def _percents(topic: TopicMarks) -> list[float]:
    return [100 * share for share in topic.shares.values() if share is not None]


def _line(topic: TopicMarks, everyone: Mapping[str, ClassMember]) -> TopicSummary:
    spread = spread_of(_percents(topic))
    return TopicSummary(
        topic,
        sum(student not in topic.shares for student in everyone) if topic.is_over else None,
        _rounded(spread.mean),
        _rounded(spread.deviation),
        _rounded(spread.median),
        sum(share is None for share in topic.shares.values()),
    )


def _rounded(value: float | None) -> int | None:
    return None if value is None else round(value)


def _points(topics: Sequence[TopicMarks]) -> list[Point]:
    """Draw the mean of each topic, and one standard deviation to either side."""
    found = []
    begun = [(number, topic) for number, topic in enumerate(topics, 1) if topic.shares]
    for place, (number, topic) in enumerate(begun):
        spread = spread_of(_percents(topic))
        if spread.mean is not None:
            reach = spread.deviation or 0.0
            ends = _height(spread.mean - reach), _height(spread.mean + reach)
            x = round(_WIDTH * (place + 0.5) / len(begun), 1)
            label = f"{topic.title}: mean {spread.mean:.0f} %, standard deviation {reach:.0f}"
            found.append(Point(number, x, _height(spread.mean), *ends, label))
    return found


def _height(percent: float) -> float:
    return round(_HEIGHT * (1 - min(max(percent, 0.0), 100.0) / 100) + 10, 1)


def _row(member: ClassMember, topics: Sequence[TopicMarks]) -> TermRow:
    shares = [share for t in topics if (share := t.shares.get(member.id)) is not None]
    change = shares[-1] - fmean(shares[:-1]) if len(shares) > 1 else None
    return TermRow(
        student=member.id,
        name=member.name,
        mean=_rounded(100 * fmean(shares)) if shares else None,
        change=None if change is None else round(100 * change),
        missing=sum(t.is_over and member.id not in t.shares for t in topics),
        late=sum(member.id in t.late for t in topics),
        cells=tuple(_cell(topic, member.id) for topic in topics),
    )


def _cell(topic: TopicMarks, student: str) -> ShareCell:
    if student not in topic.shares:
        return ShareCell(Standing.BLANK, "·")
    share = topic.shares[student]
    if share is None:
        return ShareCell(Standing.OURS, "?")
    percent = round(100 * share)
    kind = (
        Standing.FULL
        if percent >= _GOOD
        else Standing.PART
        if percent >= _ENOUGH
        else Standing.ZERO
    )
    return ShareCell(kind, str(percent))


def _lists(
    topics: Sequence[TopicMarks],
    everyone: Mapping[str, ClassMember],
    rows: Sequence[TermRow],
    refused: Sequence[tuple[str, str]],
) -> tuple[PeopleList, ...]:
    """List what was refused, who has fallen silent, and who has fallen far."""
    over = [topic for topic in topics if topic.is_over]
    last = over[-_SILENT_TOPICS:]
    silent = [
        Person(student, member.name, _last_seen(student, over))
        for student, member in everyone.items()
        if len(last) == _SILENT_TOPICS and not any(student in topic.shares for topic in last)
    ]
    fallen = [
        Person(row.student, row.name, f"{-row.change} points below their mean before")
        for row in sorted(rows, key=lambda row: row.change or 0)
        if row.change is not None and row.change <= -_FALL
    ]
    lists = (
        refused_list(refused),
        PeopleList(f"Nothing in the last {_SILENT_TOPICS} topics", "zero", tuple(silent)),
        PeopleList("Fell far in their last topic", "part", tuple(fallen)),
    )
    return tuple(found for found in lists if found.people)


def _last_seen(student: str, topics: Sequence[TopicMarks]) -> str:
    seen = [topic.title for topic in topics if student in topic.shares]
    return f"last handed in {seen[-1]}" if seen else "has handed in nothing yet"
