"""The page of a student: complete, harmless, honest about what is ours."""

import dataclasses
import re

import pytest

from autograder.model import ExerciseResult, Status, Verdict
from autograder.reports.feedback_page import Marks, render_feedback, total_of
from autograder.reports.page import with_code, write_if_changed


def one(verdicts, **fields):
    points = sum(v.points for v in verdicts)
    return (ExerciseResult("add_intercept", points, False, tuple(verdicts), **fields),)


def test_the_page_stands_alone(make_result, topic, tags_of):
    tags = tags_of(render_feedback(make_result(skill=0.5), topic, course_title="ML"))
    names = {name for name, _ in tags}
    assert not names & {"script", "link", "img", "iframe", "object", "form", "base"}
    for _, attributes in tags:
        assert not any(key.startswith("on") for key in attributes)
        assert attributes.get("href", "#").startswith("#")
        assert "src" not in attributes


def test_every_link_of_the_overview_leads_to_its_section(make_result, topic, tags_of):
    tags = tags_of(render_feedback(make_result(), topic))
    links = [a["href"][1:] for _, a in tags if "href" in a]
    ids = [a["id"] for _, a in tags if "id" in a]
    assert links == ids
    assert len(ids) == len(topic.exercises) + 1


def test_the_score_is_told_as_a_student_reads_it(make_result, topic, text_of):
    right = make_result(skill=1.0)
    text = text_of(render_feedback(right, topic, course_title="ML", student_name="Zoë Å"))
    assert "ML · feedback for Zoë Å ( s041 )" in text
    assert "44 of 47 so far" in text
    assert "bonus 8 of 8" in text
    assert "count: the most" not in text
    capped = text_of(render_feedback(right, topic, bonus_cap=0.1))
    assert "bonus 8 of 8, of which 4.7 count: the most that a bonus can add here" in capped
    assert "written question: waiting for a person" in text
    marked = Marks(questions={"cost_of_fitting": 2.5}, late_penalty=4.5, adjusted={"hat_matrix": 4})
    text = text_of(render_feedback(right, topic, marked))
    assert "41 of 47 bonus" in text
    assert "written question: marked by a person" in text
    assert "4.5 taken off for handing in late" in text
    assert "set by a person · 4 of 5 points" in text


def test_an_untouched_question_is_final_and_a_fault_is_not(make_result, topic):
    right = make_result(skill=1.0, answered_questions=())
    assert total_of(right, topic, Marks()).is_final
    assert not total_of(dataclasses.replace(right, fault="x"), topic, Marks()).is_final


def test_a_penalty_never_makes_a_total_negative(make_result, topic):
    assert total_of(make_result(), topic, Marks(late_penalty=1000)).earned == 0


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (Status.FAILED, "not right yet"),
        (Status.RAISED, "raised an error"),
        (Status.TIMED_OUT, "ran out of time"),
        (Status.CRASHED, "ended the program"),
        (Status.GRADER_ERROR, "could not be graded yet"),
        (Status.NOT_RUN, "could not be graded yet"),
    ],
)
def test_each_status_has_words(make_result, topic, status, words, text_of):
    verdicts = [Verdict("t", "Adds a column of ones.", 2, status, "Shape `(3,)`.")]
    text = text_of(render_feedback(make_result(exercises=one(verdicts)), topic))
    assert f"Adds a column of ones. {words} Shape (3,) ." in text


def test_a_fault_of_ours_costs_nothing_and_is_said_to_be_ours(make_result, topic, text_of):
    verdicts = [Verdict("t", "Adds.", 2, Status.GRADER_ERROR)]
    text = text_of(render_feedback(make_result(exercises=one(verdicts)), topic))
    assert "through a grader error. Nothing is lost: your instructor has been told." in text
    assert "– of 2 points" in text
    assert "0 of 2" not in text


def test_a_submission_without_any_result_shows_no_score(make_result, topic, text_of):
    broken = make_result(exercises=(), answered_questions=(), fault="x.ipynb:3:1: no notebook.")
    text = text_of(render_feedback(broken, topic))
    assert "This submission could not be graded yet. Nothing is lost" in text
    assert "x.ipynb:3:1: no notebook." in text
    assert "of 47" not in text
    assert "not attempted" not in text


def test_independent_credit_is_explained(make_result, topic, text_of):
    verdicts = [Verdict("t", "Fits.", 2, Status.FAILED, "", ("hat_matrix", "one_hot"))]
    text = text_of(render_feedback(make_result(exercises=one(verdicts)), topic))
    words = "passes with a right hat_matrix and one_hot : these marks are not lost twice"
    assert words in text
    assert "2 of 2 points" in text


def test_what_was_not_attempted_is_not_called_wrong(make_result, topic, text_of):
    verdicts = [Verdict("t", "Fits.", 2, Status.NO_ANSWER)]
    page = render_feedback(make_result(exercises=one(verdicts)), topic)
    assert "not attempted · 0 of 2 points" in text_of(page)
    assert "✗" not in page
    noted = one(verdicts, notes=("Expected `softmax`; found `soft_max`.",))
    text = text_of(render_feedback(make_result(exercises=noted), topic))
    assert "no answer found · 0 of 2 points" in text
    assert "Expected softmax ; found soft_max ." in text


def test_the_counterexample_keeps_its_lines(make_result, topic):
    verdicts = [Verdict("t", "Fits.", 2, Status.FAILED)]
    exercises = one(verdicts, counterexample="It is `f([1.0])`.\nExpected 2.")
    page = render_feedback(make_result(exercises=exercises), topic)
    assert "It is <code>f([1.0])</code>.\nExpected 2.</p>" in page


def test_no_text_of_unknown_origin_becomes_markup(make_result, topic, text_of, tags_of, hostile):
    verdicts = [Verdict(hostile, hostile, 2, Status.FAILED, f"`{hostile}` {hostile}")]
    result = make_result(
        hostile,
        exercises=one(verdicts, counterexample=hostile, notes=(hostile,)),
        notes=(hostile,),
    )
    comments = {"add_intercept": hostile, "cost_of_fitting": hostile}
    for fault in ("", hostile):
        result = dataclasses.replace(result, fault=fault)
        page = render_feedback(
            result, topic, Marks(comments=comments), course_title=hostile, student_name=hostile
        )
        assert {name for name, _ in tags_of(page)}.isdisjoint({"script", "img"})
        assert "\u202e" not in page
        assert "\x1b" not in page
        assert "⟨U+202E⟩" in page
        assert "49" not in text_of(page)
        assert "{{ 7*7 }}" in text_of(page)


def test_nothing_secret_of_the_topic_is_on_the_page(make_result, topic):
    assert "secret model answer" not in render_feedback(make_result(), topic)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("no code", "no code"),
        ("`a` and `b<`", "<code>a</code> and <code>b&lt;</code>"),
        ("an odd ` tick", "an odd ` tick"),
        ("`a` and an odd `", "<code>a</code> and an odd `"),
    ],
)
def test_backticks_become_code(text, expected):
    assert with_code(text) == expected


def test_an_equal_page_is_not_written_again(tmp_path):
    path = tmp_path / "a" / "b.html"
    assert write_if_changed(path, "one")
    before = path.stat().st_mtime_ns, path.stat().st_ino
    assert not write_if_changed(path, "one")
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == before
    assert write_if_changed(path, "two")
    assert path.read_text() == "two"
    assert [file.name for file in path.parent.iterdir()] == ["b.html"]


def _luminance(colour):
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def test_all_colours_of_text_have_contrast_in_light_and_dark(make_result, topic):
    page = render_feedback(make_result(), topic)
    schemes = re.findall(r":root \{(.*?)\}", page, re.DOTALL)
    assert len(schemes) == 3, "light, dark and print"
    for scheme in schemes:
        colour = {
            name: value if len(value) == 7 else "#" + "".join(2 * c for c in value[1:])
            for name, value in re.findall(r"--([\w-]+): (#\w+)", scheme)
        }
        pairs = [(tone, f"{tone}-wash") for tone in ("good", "part", "bad", "ours")]
        pairs += [(t, "paper") for t in ("ink", "quiet", "accent", "good", "part", "bad", "ours")]
        pairs += [("quiet", "wash"), ("quiet", "blank-wash"), ("ink", "ours-wash")]
        for text, ground in pairs:
            low, high = sorted((_luminance(colour[text]), _luminance(colour[ground])))
            assert (high + 0.05) / (low + 0.05) >= 4.5, (text, ground)
