"""The page of a student: complete, harmless, honest about what is ours."""

import dataclasses
import html
import re

import pytest

from autograder.gradebook.sanitize import sanitize_markdown
from autograder.hand_in import EarlierHandIn
from autograder.model import UNTOUCHED, ExerciseResult, Status, Verdict
from autograder.reports.feedback_page import Marks, render_feedback, total_of
from autograder.reports.hand_in_record import HandInRecord
from autograder.reports.next_steps import next_steps
from autograder.reports.page import with_code, write_if_changed
from autograder.reports.shown_code import code_lines


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
    links = {a["href"][1:] for _, a in tags if "href" in a}
    sections = [a["id"] for name, a in tags if name == "section"]
    assert links == set(sections)
    assert len(sections) == len(topic.exercises) + 1


def test_the_score_is_told_as_a_student_reads_it(make_result, topic, text_of):
    right = make_result(skill=1.0)
    text = text_of(render_feedback(right, topic, course_title="ML", student_name="Zoë Å"))
    assert "ML · feedback for Zoë Å ( s041 )" in text
    assert "52 of 47 so far" in text
    assert "Bonus: 8 of 8 + 8" in text
    capped = text_of(render_feedback(right, topic, bonus_cap=0.1))
    assert "48.7 of 47 so far" in capped
    assert "Bonus: 8 of 8; it counts up to 10 % of 47 + 4.7" in capped
    assert "written question waiting for a person – of 3" in text
    marked = Marks(questions={"cost_of_fitting": 2.5}, late_penalty=4.5, adjusted={"hat_matrix": 4})
    text = text_of(render_feedback(right, topic, marked, bonus_cap=0.1))
    assert "Marks without bonus 45.5 of 47" in text
    assert "Handed in late − 4.5" in text
    assert "Total 45.7 of 47" in text
    assert "written question marked by a person 2.5 of 3" in text
    assert "set by a person · 4 of 5 points" in text


def test_an_untouched_question_is_final_and_a_fault_is_not(make_result, topic):
    right = make_result(skill=1.0, answered_questions=())
    assert total_of(right, topic, Marks()).is_final
    assert not total_of(dataclasses.replace(right, fault="x"), topic, Marks()).is_final


def test_a_penalty_never_makes_a_total_negative(make_result, topic):
    assert total_of(make_result(), topic, Marks(late_penalty=1000)).total == 0


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
    assert re.search(rf"Adds a column of ones\. [0–]/2 {words} Shape \(3,\) \.", text)


def test_a_grader_error_costs_nothing_and_is_said_to_be_ours(make_result, topic, text_of):
    verdicts = [Verdict("t", "Adds.", 2, Status.GRADER_ERROR)]
    text = text_of(render_feedback(make_result(exercises=one(verdicts)), topic))
    assert "through a grader error. Nothing is lost: your instructor has been told." in text
    assert "– of 2 points" in text
    assert "0 of 2" not in text
    assert "Nothing: what is missing is for us to repair." in text


def test_a_submission_without_any_result_shows_no_score(make_result, topic, text_of):
    broken = make_result(exercises=(), answered_questions=(), fault="x.ipynb:3:1: no notebook.")
    text = text_of(render_feedback(broken, topic))
    assert "This submission could not be graded yet. Nothing is lost" in text
    assert "x.ipynb:3:1: no notebook." in text
    assert "of 47" not in text
    assert "not attempted" not in text
    assert "What to do next" not in text


def test_follow_through_credit_is_explained(make_result, topic, text_of):
    verdicts = [Verdict("t", "Fits.", 2, Status.FAILED, "", ("hat_matrix", "one_hot"))]
    text = text_of(render_feedback(make_result(exercises=one(verdicts)), topic))
    words = "passes with a right hat_matrix and one_hot : these marks are not lost twice"
    assert words in text
    assert "2 of 2 points" in text


def test_what_was_not_attempted_is_not_called_wrong(make_result, topic, text_of):
    verdicts = [Verdict("t", "Fits.", 2, Status.NO_ANSWER)]
    page = render_feedback(make_result(exercises=one(verdicts)), topic)
    assert "not attempted · 0 of 2 points" in text_of(page)
    assert "✗" not in page[: page.index("<footer>")]
    noted = one(verdicts, notes=("Expected `softmax`; found `soft_max`.",))
    text = text_of(render_feedback(make_result(exercises=noted), topic))
    assert "no answer found · 0 of 2 points" in text
    assert "Expected softmax ; found soft_max ." in text
    assert "not attempted yet" not in text


RAISED = "Defining `r2_score` raised `NameError` in line 1 of its cell, `@profile`: it is unknown."


@pytest.mark.parametrize("notes", [(), ("The name is defined 2 times.",)])
def test_an_answer_whose_definition_failed_is_not_called_unattempted(
    make_result, topic, text_of, notes
):
    verdicts = [Verdict("t", "Fits.", 2, Status.NO_ANSWER, RAISED)]
    exercises = one(verdicts, notes=notes)
    text = text_of(render_feedback(make_result(exercises=exercises), topic))
    assert text.count("Defining r2_score raised NameError in line 1 of its cell, @profile") == 2
    assert "no answer found · 0 of 2 points" in text
    assert "not attempted yet" not in text
    assert all(note in text for note in notes)


def test_an_untouched_answer_is_known_by_what_grading_says_of_it(make_result, topic, text_of):
    verdicts = [Verdict("t", "Fits.", 2, Status.NO_ANSWER, UNTOUCHED)]
    text = text_of(render_feedback(make_result(exercises=one(verdicts)), topic))
    assert "not attempted · 0 of 2 points" in text
    assert "add_ intercept : not attempted yet" in text
    assert UNTOUCHED not in text


def test_a_call_of_the_counterexample_stands_alone_so_that_it_can_be_pasted(make_result, topic):
    verdicts = [Verdict("t", "Fits.", 2, Status.FAILED)]
    exercises = one(
        verdicts, counterexample="The smallest call:\n`f([1.0], 'a')`\nIt is `2`, not 3."
    )
    page = render_feedback(make_result(exercises=exercises), topic)
    assert '<pre class="call"><code>f([1.0], &#39;a&#39;)</code></pre>' in page
    assert '<p class="lines">It is <code>2</code>, not 3.</p>' in page


def test_no_text_of_unknown_origin_becomes_markup(make_result, topic, text_of, tags_of, hostile):
    verdicts = [Verdict(hostile, hostile, 2, Status.FAILED, f"`{hostile}` {hostile}")]
    result = make_result(
        hostile,
        exercises=one(verdicts, counterexample=hostile, notes=(hostile,), mistake_words=hostile),
        notes=(hostile,),
        answered_questions=("cost_of_fitting",),
    )
    texts = {"add_intercept": hostile, "cost_of_fitting": hostile}
    earlier = EarlierHandIn(scores={"add_intercept": 1}, passed={"add_intercept": (hostile,)})
    hand_in = HandInRecord(*[hostile] * 5, code=texts, written=texts, earlier=earlier)
    for fault in ("", hostile):
        result = dataclasses.replace(result, fault=fault)
        page = render_feedback(
            result,
            topic,
            Marks(comments=texts),
            course_title=hostile,
            student_name=hostile,
            hand_in=hand_in,
        )
        assert {name for name, _ in tags_of(page)}.isdisjoint({"script", "img"})
        assert "\u202e" not in page
        assert "\x1b" not in page
        assert "⟨U+202E⟩" in page
        assert "49" not in text_of(page)
        assert "{{ 7*7 }}" in text_of(page)


def test_the_code_is_shown_line_by_line_and_the_line_that_raised_is_marked(make_result, topic):
    said = "Your function raised `ValueError` in line 2 of its cell: `return X<1`."
    verdicts = [Verdict("t", "Fits.", 2, Status.RAISED, said)]
    code = {"add_intercept": "def add_intercept(X):\n    return X<1\n\n"}
    page = render_feedback(
        make_result(exercises=one(verdicts)), topic, hand_in=HandInRecord(code=code)
    )
    assert "Your code, 2 lines" in page
    rows = re.findall(r'<span class="(row[^"]*)">(.*?)\n</span>', page)
    assert [kind for kind, _ in rows] == ["row", "row here"]
    plain = [html.unescape(re.sub(r"<[^>]+>", "", row)) for _, row in rows]
    assert plain == ["def add_intercept(X):", "    return X<1"]


def test_code_beyond_all_measure_is_cut_and_loses_its_colours_only():
    assert "… 40000 more characters" in code_lines("x" * 100_000)
    assert '<span class="c-' not in code_lines("def f(): pass\n" * 2_000)
    assert code_lines("def f(): pass\n" * 2_000).count('class="row"') == 2_000


def test_what_comes_next_is_what_is_nearly_right_before_what_is_not_begun(make_result, topic):
    def graded(name, status, points, **fields):
        verdict = Verdict("t", f"Says {name}.", points, status, "", ())
        is_bonus = topic.exercise(name).is_bonus
        return ExerciseResult(name, points, is_bonus, (verdict,), **fields)

    results = (
        graded("add_intercept", Status.NO_ANSWER, 2),
        graded("fit_through_origin", Status.FAILED, 2),
        graded("hat_matrix", Status.FAILED, 5, mistake_words="It forgets the inverse."),
        graded("one_hot", Status.PASSED, 4),
        graded("r2_score", Status.GRADER_ERROR, 3),
        graded("loo_residuals", Status.NO_ANSWER, 3),
    )
    steps = next_steps(topic, results)
    assert [step.exercise for step in steps] == [
        "hat_matrix",
        "add_intercept",
        "fit_through_origin",
        "loo_residuals",
    ]
    assert steps[0].reason == "It forgets the inverse."
    assert steps[0].needed_by == ("loo_residuals",)
    assert steps[2].reason == "Says fit_through_origin."
    assert [step.left for step in steps] == [5, 2, 2, 3]
    assert "hat_matrix" not in [
        step.exercise for step in next_steps(topic, results, ["hat_matrix"])
    ]


def test_what_changed_since_the_hand_in_before_is_told(make_result, topic, text_of):
    verdicts = [
        Verdict("t1", "Puts ones first.", 2, Status.FAILED, "They stand last."),
        Verdict("t2", "Keeps the shape.", 3, Status.PASSED),
    ]
    result = make_result(exercises=one(verdicts))

    def said(**scores):
        earlier = EarlierHandIn("", scores, {"add_intercept": ("t1",)})
        hand_in = HandInRecord(earlier=earlier, earlier_handed_in="Mon 1 Feb 2027, 12:00")
        return text_of(render_feedback(result, topic, hand_in=hand_in))

    assert "Since your last hand-in, Mon 1 Feb 2027, 12:00" in said(add_intercept=2)
    assert "▼ −1 add_ intercept : 3, was 4. Passed then: Puts ones first." in said(add_intercept=4)
    assert "▲ +1 add_ intercept : 3, was 2" in said(add_intercept=2)
    assert "The tests give the same points as then" in said(add_intercept=3)
    assert "The tests give the same points as then" in said(add_intercept=None)
    assert "Since your last" not in text_of(render_feedback(result, topic))


def test_tests_that_say_the_same_say_it_once(make_result, topic, text_of):
    verdicts = [Verdict(f"t{n}", f"Line {n}.", 1, Status.FAILED, "It calls `svd`.") for n in "abc"]
    text = text_of(render_feedback(make_result(exercises=one(verdicts)), topic))
    assert text.count("It calls svd .") == 1
    assert all(f"Line {n}. 0/1" in text for n in "abc")


def test_hints_are_given_one_by_one_where_marks_are_left(make_result, topic, tags_of):
    hints = ("Count the `ones`.", "np.column_stack helps.")
    first = dataclasses.replace(topic.exercises[0], hints=hints)
    topic = dataclasses.replace(topic, exercises=(first, *topic.exercises[1:]))
    for status, count in ((Status.FAILED, 2), (Status.NO_ANSWER, 2), (Status.PASSED, 0)):
        result = make_result(exercises=one([Verdict("t", "Adds.", 2, status)]))
        page = render_feedback(result, topic)
        assert page.count('<details class="hints">') == count
        assert ("A hint" in page) == bool(count)
        tags_of(page)


def test_hand_in_due_date_and_lateness_stand_on_top(make_result, topic, text_of):
    hand_in = HandInRecord(
        "Fri 5 Feb", "Thu 4 Feb", "1 day late", "Each day costs.", "0123456789ab"
    )
    text = text_of(render_feedback(make_result(), topic, hand_in=hand_in))
    assert "Handed in Fri 5 Feb Due Thu 4 Feb Late 1 day late Receipt 0123456789ab" in text
    assert "Each day costs." in text


def test_formulas_of_an_answer_in_words_are_drawn(make_result, topic):
    written = {"cost_of_fitting": sanitize_markdown("It costs **about** $O(n d^2)$, or `$5`.")}
    result = make_result(answered_questions=("cost_of_fitting",))
    page = render_feedback(result, topic, hand_in=HandInRecord(written=written))
    assert "<strong>about</strong> <math" in page
    assert "<msup><mi>d</mi><mn>2</mn></msup>" in page
    assert "<code>$5</code>" in page


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
    assert len(schemes) == 6, "light, dark and print, of the page and of code"
    for scheme, of_code in zip(schemes[:3], schemes[3:], strict=True):
        colour = {
            name: value if len(value) == 7 else "#" + "".join(2 * c for c in value[1:])
            for name, value in re.findall(r"--([\w-]+): (#\w+)", scheme + of_code)
        }
        pairs = [(tone, f"{tone}-wash") for tone in ("good", "part", "bad", "ours")]
        pairs += [(t, "paper") for t in ("ink", "quiet", "accent", "good", "part", "bad", "ours")]
        pairs += [("quiet", "wash"), ("quiet", "blank-wash"), ("ink", "ours-wash")]
        pairs += [(name, "wash") for name in colour if name.startswith("c-")]
        assert len(pairs) == 19
        for text, ground in pairs:
            low, high = sorted((_luminance(colour[text]), _luminance(colour[ground])))
            assert (high + 0.05) / (low + 0.05) >= 4.5, (text, ground)
