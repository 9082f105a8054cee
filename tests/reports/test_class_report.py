"""The class at a glance, as a page and in the terminal."""

import io

import pytest
from rich.console import Console

from autograder.cli.class_table import class_table
from autograder.model import ExerciseResult, Status, Verdict
from autograder.reports.class_report import distribution, needs_attention, render_class


def shown(table):
    stream = io.StringIO()
    Console(file=stream, width=100, color_system=None).print(table)
    return stream.getvalue()


def failed(exercise, message):
    verdicts = (Verdict("test_a", "Keeps the scale.", 2, Status.FAILED, message),)
    return ExerciseResult(exercise, 2, False, verdicts)


def test_the_page_shows_every_student_and_every_exercise(results, topic, text_of, tags_of):
    page = render_class(results, topic, course_title="ML", run="r1", names={"s003": "Ada L"})
    text = text_of(page)
    tags_of(page)
    assert "24 graded" in text
    assert "Ada L" in text
    assert "s003" not in text
    assert all(f"<code>{e.name}</code>" in page for e in topic.exercises)
    assert "Run r1. For instructors only" in text


def test_what_needs_a_person_is_listed_with_its_reason(results, topic, text_of):
    found = dict(needs_attention(results))
    assert found["s022"] == "No score, by a grader error: `add_intercept`."
    assert "not a complete notebook" in found["s023"]
    assert len(found) == 2
    assert "2 need you" in text_of(render_class(results, topic))


def test_messages_that_differ_in_numbers_only_are_counted_together(make_result, topic, text_of):
    messages = ["Off by 3.2e-1.", "Off by 17.", "No array.", "Off by -4."]
    results = [
        make_result(f"s{n}", exercises=(failed("add_intercept", message),))
        for n, message in enumerate(messages)
    ]
    text = text_of(render_class(results, topic))
    assert "4 attempted, 0 % earned 4 Keeps the scale. 3 × Off by 3.2e-1. 1 × No array." in text


def test_a_credited_test_is_no_misunderstanding(make_result, topic, text_of):
    verdict = Verdict("test_a", "Fits.", 2, Status.FAILED, "Off.", ("hat_matrix",))
    result = make_result(exercises=(ExerciseResult("add_intercept", 2, False, (verdict,)),))
    assert "Nothing: every attempted exercise is complete." in text_of(
        render_class([result], topic)
    )


def test_an_empty_class_has_a_page(topic, text_of):
    text = text_of(render_class([], topic))
    assert "0 graded" in text
    assert "– median of 44" in text


@pytest.mark.parametrize("possible", [0, 1, 2, 11, 12, 13, 44, 100])
def test_every_score_falls_into_exactly_one_bar(possible):
    bars = distribution(list(range(possible + 1)), possible)
    assert sum(bar.count for bar in bars) == possible + 1
    assert len(bars) <= 13
    assert bars[-1].label.endswith(str(possible))
    assert all(bar.x >= 0 and bar.x + bar.width <= 600 for bar in bars)


def test_hostile_text_stays_text(make_result, topic, tags_of, hostile):
    result = make_result(hostile, exercises=(failed("add_intercept", hostile),), notes=(hostile,))
    page = render_class([result], topic, run=hostile, names={hostile: hostile})
    assert {name for name, _ in tags_of(page)}.isdisjoint({"script", "img"})
    assert "\u202e" not in page
    terminal = shown(class_table([result], topic))
    assert "\x1b" not in terminal
    assert "\u202e" not in terminal


def test_the_terminal_table_fits_and_tells_apart_zero_and_unknown(results, topic):
    text = shown(class_table(results, topic))
    assert max(map(len, text.splitlines())) <= 100
    row = {line.split()[1]: line for line in text.splitlines() if line.startswith("│ s")}
    assert row["s000"].split()[3] == "44"
    assert "●" * 13 in row["s000"]
    assert row["s023"].split()[3] == "–"
    assert "?" * 13 in row["s023"]
    assert "not graded: see the report" in row["s023"]


def test_brackets_in_a_name_are_no_markup(make_result, topic):
    assert "[red]x" in shown(class_table([make_result("[red]x")], topic))
