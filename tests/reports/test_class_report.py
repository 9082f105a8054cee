"""The class at a glance, as a page and in the terminal."""

import dataclasses
import io

import pytest
from rich.console import Console

from autograder.cli.class_table import class_table
from autograder.model import ExerciseResult, Status, Verdict
from autograder.reports.attention import needs_attention, people_lists
from autograder.reports.class_facts import ClassFacts, SubmissionFacts, duration
from autograder.reports.class_list import ClassMember, listed
from autograder.reports.class_report import core_sums, distribution, exercise_scores, render_class
from autograder.reports.exercise_summaries import summaries_of
from autograder.reports.feedback_page import Marks
from autograder.reports.oddities import oddities_of


def shown(table):
    stream = io.StringIO()
    Console(file=stream, width=100, color_system=None).print(table)
    return stream.getvalue()


def failed(exercise, message):
    verdicts = (Verdict("test_a", "Keeps the scale.", 2, Status.FAILED, message),)
    return ExerciseResult(exercise, 2, False, verdicts)


def test_the_page_shows_every_student_and_every_exercise(results, topic, text_of, tags_of):
    facts = ClassFacts((ClassMember("s003", "Lovelace", "Ada"), ClassMember("s099", "Absent")))
    page = render_class(results, topic, facts, course_title="ML", run="r1", index="index.html")
    text = text_of(page)
    tags_of(page)
    assert "24 of 25 graded" in text
    assert "Lovelace, Ada s003" in text
    assert "Missing 1 Absent s099" in text
    assert '<a href="index.html">ML</a>' in page
    assert all(f"<code>{e.name}</code>" in page for e in topic.exercises)
    assert "Run r1. For instructors only" in text


def test_what_needs_a_person_is_listed_with_its_reason(results, topic, text_of):
    found = dict(needs_attention(results))
    assert found["s022"] == "No score, by a grader error: `add_intercept`."
    assert "not a complete notebook" in found["s023"]
    assert len(found) == 2
    assert "2 need attention" in text_of(render_class(results, topic))


def test_messages_that_differ_in_numbers_only_are_counted_together(make_result, topic, text_of):
    messages = ["Off by 3.2e-1.", "Off by 17.", "No array.", "Off by -4."]
    results = [
        make_result(f"s{n}", exercises=(failed("add_intercept", message),))
        for n, message in enumerate(messages)
    ]
    text = text_of(render_class(results, topic))
    said = "100 % Keeps the scale. 4 of 4 failed 3 × Off by 3.2e-1. 1 × No array."
    assert f"4 attempted, 0 % earned {said}" in text


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
    facts = ClassFacts(
        (ClassMember(hostile, hostile, hostile), ClassMember("gone", hostile)),
        {hostile: SubmissionFacts(seconds_late=1, page=hostile, files=hostile)},
        refused=((hostile, hostile),),
        due=hostile,
    )
    page = render_class([result], topic, facts, run=hostile, course_title=hostile, index=hostile)
    tags = [name for name, _ in tags_of(page)]
    assert tags.count("script") == 1
    assert "img" not in tags
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


def test_of_a_large_class_the_terminal_shows_some_and_those_without_a_mark(make_result, topic):
    results = [make_result(f"s{number:03}", seed=number) for number in range(300)]
    results[250] = dataclasses.replace(results[250], exercises=(), fault="it is empty")
    text = shown(class_table(results, topic))
    rows = [line.split()[1] for line in text.splitlines() if line.startswith("│ s")]
    assert rows == [*(f"s{number:03}" for number in range(29)), "s250"]
    assert "... and 270 more of 300 students" in text


def test_brackets_in_a_name_are_no_markup(make_result, topic):
    assert "[red]x" in shown(class_table([make_result("[red]x")], topic))


def facts_of(**submissions):
    return ClassFacts(
        (
            ClassMember("s1", "Zoë"),
            ClassMember("s2", "Ángel"),
            ClassMember("s3", "Bell"),
            ClassMember("s4", "Carr"),
        ),
        {name: SubmissionFacts(**facts) for name, facts in submissions.items()},
        ungraded=("s4",),
        refused=(("inbox/x.pdf", "no notebook"),),
    )


def test_people_are_listed_by_what_matters_first(make_result, topic):
    blank = ExerciseResult("hat_matrix", 5, False, (Verdict("a", "A.", 5, Status.NO_ANSWER),))
    results = [
        make_result("s1", exercises=(blank,), answered_questions=()),
        make_result("s2", exercises=(), fault="no notebook"),
    ]
    late = {"seconds_late": 90000, "marks": Marks(late_penalty=1.5)}
    facts = facts_of(s1=late)
    lists = people_lists(results, listed(facts.members, ["s1", "s2"]), facts)
    assert [(one.title, [person.name for person in one.people]) for one in lists] == [
        ("Refused when it was collected", ["inbox/x.pdf"]),
        ("The file cannot be graded", ["Ángel"]),
        ("Handed in, not graded yet", ["Carr"]),
        ("Handed in, nothing answered", ["Zoë"]),
        ("Missing", ["Bell"]),
        ("Late", ["Zoë"]),
    ]
    assert lists[-1].people[0].why == "1 d 1 h, 1.5 taken off"


def test_whose_notebook_was_chosen_among_several_is_listed(make_result, topic):
    facts = ClassFacts(
        (ClassMember("s001", "Abel", "Ada"),),
        doubtful=(("s001", "chosen by its contents; `a.ipynb` was handed in with it"),),
    )
    members = listed(facts.members, ["s001"])
    (found,) = people_lists([make_result("s001")], members, facts)
    assert found.title == "Collected, but look at it"
    assert [(one.id, one.why) for one in found.people] == list(facts.doubtful)
    broken = make_result("s001", exercises=(), fault="it is empty")
    (found,) = people_lists([broken], members, facts)
    assert found.title == "The file cannot be graded", "what is known to be wrong is said once"


def test_before_a_topic_is_due_nobody_is_missing(make_result, topic, text_of):
    facts = ClassFacts((ClassMember("s1"), ClassMember("s2")), due="5 May", is_due=False)
    text = text_of(render_class([make_result("s1")], topic, facts))
    assert "Not handed in yet 1 s2" in text
    assert "Missing" not in text


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(1, "1 min"), (3599, "59 min"), (3600, "1 h"), (86399, "23 h 59 min"), (90000, "1 d 1 h")],
)
def test_lateness_is_written_in_two_units(seconds, words):
    assert duration(seconds) == words


def test_what_a_person_set_counts_in_place_of_the_tests(make_result, topic):
    result = make_result("s1", exercises=(failed("add_intercept", "Off."),))
    facts = facts_of(s1={"marks": Marks(adjusted={"add_intercept": 1.5})})
    assert exercise_scores([result], topic)["s1"]["add_intercept"] == 0
    assert exercise_scores([result], topic, facts)["s1"]["add_intercept"] == 1.5
    assert exercise_scores([result], topic)["s1"]["hat_matrix"] is None
    assert core_sums(exercise_scores([result], topic), topic) == []


def test_rows_carry_what_sorts_and_filters_them(make_result, topic, tags_of):
    results = [make_result(name, skill=1.0, seed=n) for n, name in enumerate(("s1", "s2", "s3"))]
    page = render_class(results, topic, facts_of(s1={"seconds_late": 90000.4}))
    rows = [of for name, of in tags_of(page) if name == "tr" and "data-name" in of]
    assert [row["data-name"] for row in rows] == ["Ángel s2", "Bell s3", "Zoë s1"]
    assert [row["data-order"] for row in rows] == ["1", "2", "3"]
    assert [row["data-late"] for row in rows] == ["0", "0", "90000"]
    assert all(0 < float(row["data-marks"]) <= 44 for row in rows)


def answer(*statuses, points=1):
    verdicts = (Verdict(f"t{n}", f"Law {n}.", points, s) for n, s in enumerate(statuses))
    return ExerciseResult("add_intercept", 2, False, tuple(verdicts))


def test_dead_and_always_failed_tests_are_told_from_those_nobody_tried(make_result, topic):
    ok, no, ours = Status.PASSED, Status.FAILED, Status.GRADER_ERROR
    given = [answer(ok, no, no, ours), *[answer(ok, no, ok, ours)] * 4]
    results = [make_result(f"s{n}", exercises=(one,)) for n, one in enumerate(given)]
    summary = summaries_of(topic, results, exercise_scores(results, topic))[0]
    assert [(t.test, t.failed, t.tried, t.share) for t in summary.tests] == [
        ("t0", 0, 5, 0),
        ("t1", 5, 5, 100),
        ("t2", 1, 5, 20),
        ("t3", 0, 0, 0),
    ]
    assert [t.test for t in summary.dead_tests] == ["t0"]
    assert [t.test for t in summary.always_failed_tests] == ["t1"]
    assert [t.test for t in summary.failed_tests] == ["t1", "t2"]


def test_a_note_that_many_have_is_not_odd(make_result, topic, text_of):
    usual = "The notebook is called `{}.ipynb`; it was recognised by its contents."
    results = [make_result(f"s{n}", notes=(usual.format(n),)) for n in range(5)]
    results[0] = make_result("s0", notes=(usual.format(0), 'Cell 3 stopped in line 17 of "x".'))
    results.append(make_result("s9", notes=('Cell 4 stopped in line 2 of "y".',)))
    found = [(one.note, one.students, one.is_rule) for one in oddities_of(results)]
    assert found == [
        ('Cell 3 stopped in line 17 of "x".', ("s0", "s9"), False),
        (usual.format(0), ("s0", "s1", "s2", "s3", "s4"), True),
    ]
    text = text_of(render_class(results, topic))
    assert "recognised by its contents. Not odd in this class." in text
