"""The class as a table for the terminal: one sign for each exercise, so that it fits any width."""

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from autograder.control_characters import escape_line
from autograder.model import ExerciseResult, SubmissionResult, Topic
from autograder.reports.exercise_status import WORDS, Standing, standing_of

MOST_ROWS = 30
"""Of a larger class so many students are shown; the page has all."""

_SIGNS = {
    Standing.FULL: ("●", "green"),
    Standing.PART: ("◐", "yellow"),
    Standing.ZERO: ("○", "red"),
    Standing.BLANK: ("·", "dim"),
    Standing.OURS: ("?", "bold magenta"),
}


def class_table(
    results: Sequence[SubmissionResult], topic: Topic, names: Mapping[str, str] | None = None
) -> Table:
    """Return one row a student: marks, bonus, and a sign for every exercise of the topic.

    Of a large class those without a mark come before others, and the rest is counted.
    """
    possible = sum(e.points for e in topic.exercises)
    bonus_possible = sum(e.bonus for e in topic.exercises)
    table = Table(
        title=topic.title,
        title_justify="left",
        caption=_legend(len(results)),
        caption_justify="left",
    )
    table.add_column("student", no_wrap=True, overflow="ellipsis")
    table.add_column(f"of {possible}", justify="right")
    if bonus_possible:
        table.add_column(f"bonus of {bonus_possible}", justify="right")
    table.add_column("exercises", no_wrap=True)
    table.add_column("needs attention", overflow="ellipsis")
    urgent_first = sorted(results, key=lambda r: (r.score is not None, r.student))
    for result in sorted(urgent_first[:MOST_ROWS], key=lambda r: r.student):
        name = (names or {}).get(result.student, result.student)
        row = [Text(escape_line(name, 30)), _points(result.score)]
        if bonus_possible:
            row.append(_points(result.bonus))
        table.add_row(*row, _signs(result, topic), Text(_needs(result)))
    return table


def _points(score: int | None) -> Text:
    return Text("–", "magenta") if score is None else Text(str(score))


def _signs(result: SubmissionResult, topic: Topic) -> Text:
    graded = {e.exercise: e for e in result.exercises}
    line = Text()
    for exercise in topic.exercises:
        line.append(*_SIGNS[_standing(graded.get(exercise.name))])
    return line


def _standing(result: ExerciseResult | None) -> Standing:
    return Standing.OURS if result is None else standing_of(result, result.score)


def _needs(result: SubmissionResult) -> str:
    if result.fault:
        return "not graded: see the report"
    needs = []
    if result.score is None or result.bonus is None:
        needs.append("grader error")
    if result.answered_questions:
        needs.append("written answer to read")
    return ", ".join(needs)


def _legend(students: int) -> Text:
    legend = Text(style="not italic")
    if students > MOST_ROWS:
        legend.append(f"  ... and {students - MOST_ROWS} more of {students} students\n")
    for standing, words in WORDS.items():
        sign, style = _SIGNS[standing]
        legend.append(sign, style)
        legend.append(f" {words}  ")
    return legend
