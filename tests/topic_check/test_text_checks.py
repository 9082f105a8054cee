"""Files, prose, use and references: each check fails where something is missing, and passes."""

import pytest

from autograder.pipeline.topic_checks.file_checks import check_files
from autograder.pipeline.topic_checks.prose_checks import (
    check_library,
    check_open_end,
    check_play,
    check_predictions,
    check_words,
    count_words,
)
from autograder.pipeline.topic_checks.reference_checks import check_bodies, check_docstrings
from autograder.pipeline.topic_checks.reuse_checks import check_extensions, check_reuse
from tests.topic_check.conftest import ASSIGNMENT, NOTEBOOK

TAGGED = "```{{code-cell}}\n:tags: [{tag}]\n\n{code}\n```\n"
ANSWERED = "**Predict first.** What will it be?\n\n<details><summary>So</summary>Two.</details>\n"


def said(finding):
    return "\n".join(finding.missing)


# --- files ---


@pytest.fixture
def complete(course):
    course.change(ASSIGNMENT, "points = 2", "points = 3")
    course.change(ASSIGNMENT, '"1 point: says why"', '"2 points: says why"')
    course.change(ASSIGNMENT, '["Rise over run."]', '["Rise.", "Rise over run."]')
    for name in ("double", "slope"):
        text = f"# Another way.\ndef {name}(x):\n    return x + 0\n"
        course.write(f"tests/calibration/lines/{name}/right/other.py", text)
    return course


def test_a_complete_topic_has_all_files(complete, material):
    assert said(check_files(material())) == ""


@pytest.mark.parametrize(
    ("break_it", "message"),
    [
        (lambda c: (c.root / "tests/selfchecks/lines/test_slope.py").unlink(), "test_slope.py"),
        (
            lambda c: (c.root / "autograder/hidden_tests/lines/test_double.py").unlink(),
            "test_double.py: the file is missing",
        ),
        (
            lambda c: (c.root / "tests/calibration/lines/slope/right/other.py").unlink(),
            "slope: no other right answer",
        ),
        (
            lambda c: (c.root / "tests/calibration/lines/slope/wrong/third.py").unlink(),
            "slope: 2 wrong answers",
        ),
        (lambda c: c.change(ASSIGNMENT, '"Rise over run."', '"a", "b", "c"'), "slope: 4 hints"),
        (
            lambda c: c.change(ASSIGNMENT, '"2 points: says why"', '"3 points: says why"'),
            "adds up to 4",
        ),
    ],
)
def test_what_is_missing_is_named(complete, material, break_it, message):
    break_it(complete)
    assert message in said(check_files(material()))


def test_a_short_rubric_is_missing_a_point(course, material):
    assert "why_lines: the rubric has 2 points. Make it 3." in said(check_files(material()))


def test_a_reason_stands_for_another_right_answer(complete, material):
    (complete.root / "tests/calibration/lines/slope/right/other.py").unlink()
    hints = 'hints = ["Rise.", "Rise over run."]'
    complete.change(ASSIGNMENT, hints, f'{hints}\nno_other_way = "there is one formula"')
    assert said(check_files(material())) == ""


def test_a_reason_stands_for_errata(complete, material):
    before, erratum, after = complete.read(ASSIGNMENT).partition("[[erratum]]")
    exercises = after[after.index("[[exercise]]") :]
    complete.write(ASSIGNMENT, before + exercises)
    complete.change(NOTEBOOK, "```{code-cell}\n:tags: [erratum]\n\nC1\n```\n", "")
    assert erratum
    assert "no erratum of the notes" in said(check_files(material()))
    complete.change(ASSIGNMENT, "hours = 1", 'hours = 1\nno_errata = "these notes are right"')
    assert said(check_files(material())) == ""


# --- prose ---


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Two words.", 2),
        ("A formula $a + b + c$ is one word.", 6),
        ("Before\n\n$$a = b \\\\ c = d$$\n\nafter.", 3),
        ("See `np.linalg.norm(x)` there.", 3),
        ("Code:\n\n```python\na = 1\nb = 2\n```\n\nends.", 2),
        ("A [link to it](https://example.org/long-name) - here.", 5),
        ("<details><summary>Folded</summary>too</details>", 2),
        ("| a | b |\n|---|---|\n| 1 | 2 |", 4),
    ],
)
def test_words_are_counted_outside_code(text, words):
    assert count_words(text) == words


@pytest.mark.parametrize(("count", "is_right"), [(3_400, False), (3_600, True), (5_700, False)])
def test_a_topic_is_neither_short_nor_long(append, material, count, is_right):
    append("word " * count)
    assert (check_words(material()).missing == ()) is is_right


def test_hours_are_longer_than_reading_takes(append, material, course):
    append("word " * 4_000)
    course.change(ASSIGNMENT, "hours = 1", "hours = 0.25")
    assert "less than reading takes" in said(check_words(material()))


@pytest.mark.parametrize(("times", "is_right"), [(0, False), (1, False), (2, True), (5, False)])
def test_a_reader_predicts_two_to_four_times(append, material, times, is_right):
    append("\n".join([ANSWERED] * times))
    assert (check_predictions(material()).missing == ()) is is_right


def test_a_prediction_has_a_folded_answer(append, material, course):
    append(f"{ANSWERED}\n**Predict first.** And now?\n")
    line = course.line(NOTEBOOK, "And now?")
    assert f"notebook.md:{line}: a prediction without its answer" in said(
        check_predictions(material())
    )


def test_a_cell_to_play_with(append, material):
    assert "a cell to play with is missing" in said(check_play(material()))
    append(TAGGED.format(tag="play", code="step = 0.1"))
    assert said(check_play(material())) == ""


def test_a_library_stands_beside_and_may_be_absent(append, material):
    assert "a comparison with a library is missing" in said(check_library(material()))
    append(TAGGED.format(tag="library", code="import sklearn"))
    assert "does not say so where it is not installed" in said(check_library(material()))


def test_a_kind_comparison_passes(append, material):
    code = "try:\n    import sklearn\nexcept ImportError:\n    print('not installed')"
    append(TAGGED.format(tag="library", code=code))
    assert said(check_library(material())) == ""


def test_an_open_end(append, material):
    assert "no task without marks" in said(check_open_end(material()))
    append("**An open end.** Beat this.")
    assert said(check_open_end(material())) == ""


# --- use ---


def test_a_required_exercise_is_used_by_a_later_one(material):
    assert check_reuse(material()).missing == ()


def test_a_required_exercise_that_nothing_uses_is_named(course, material):
    course.change(ASSIGNMENT, 'uses = ["double"]\n', "")
    course.change("solutions/lines/slope.py", "double(np.diff(y))", "np.diff(y)")
    course.change("solutions/lines/slope.py", "from solutions.lines.double import double\n", "")
    assert "double: no later exercise, figure or experiment uses it" in said(
        check_reuse(material())
    )
    course.change(NOTEBOOK, "print(slope(np.arange(3.0)))", "print(double(np.arange(3.0)))")
    assert check_reuse(material()).missing == ()


def test_being_needed_by_a_cell_is_not_being_used(course, material):
    course.change(ASSIGNMENT, 'uses = ["double"]\n', "")
    course.change("solutions/lines/slope.py", "double(np.diff(y))", "np.diff(y)")
    course.change("solutions/lines/slope.py", "from solutions.lines.double import double\n", "")
    course.change(NOTEBOOK, 'needs("slope")', 'needs("slope", "double")')
    assert "double: no later exercise" in said(check_reuse(material()))


def test_extensions_stand_last_and_nothing_required_needs_one(course, material):
    assert check_extensions(material()).missing == ()
    course.change(ASSIGNMENT, "points = 3\nhints", "bonus = 3\nhints")
    course.change(ASSIGNMENT, "bonus = 2", "points = 2")
    found = said(check_extensions(material()))
    assert 'double: an extension before slope in ""' in found
    assert "slope: is required and uses the extension double" in found
    course.change(NOTEBOOK, "The slope is", "## 2. Slopes\n\nThe slope is")
    assert "an extension before" not in said(check_extensions(material()))


# --- references ---


def test_a_long_body_is_named(course, material):
    assert check_bodies(material()).missing == ()
    file = "solutions/lines/double.py"
    course.change(file, "    return twofold", "    twofold = twofold\n" * 22 + "    return twofold")
    assert "solutions/lines/double.py: 26 lines below" in said(check_bodies(material()))
    course.change(file, "    # Adding is exact in binary.\n", "")
    assert check_bodies(material()).missing == ()


GOOD = '''"""Reference for lines/{name}."""


def {name}(x):
    """
    Return the argument.

    Parameters
    ----------
    x : float
        Any number.

    Returns
    -------
    float
        The same number.
    """
    return x
'''
SETTINGS = '[tool.numpydoc_validation]\nchecks = ["PR01", "RT01", "SS03"]\n'


def test_docstrings_are_linted(course, material):
    course.write("pyproject.toml", SETTINGS)
    for name in ("double", "slope"):
        course.write(f"solutions/lines/{name}.py", GOOD.format(name=name))
    assert said(check_docstrings(material())) == ""
    course.change("solutions/lines/slope.py", "    x : float\n        Any number.\n", "")
    assert "PR01" in said(check_docstrings(material()))
