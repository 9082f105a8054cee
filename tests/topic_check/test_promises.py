"""Promises of a statement: each clause is broken by a stored answer, and a test sees it."""

import json

import pytest

from autograder.authoring.promises import read_statements
from autograder.authoring.text import read_text
from autograder.errors import CourseTextError
from autograder.mistakes.answer_headers import read_answer_header
from autograder.pipeline.topic_checks.promise_checks import check_half_marks, check_promises
from tests.topic_check.conftest import ASSIGNMENT, NOTEBOOK

PROMISE = "**Tests probe** negative numbers, an empty list (nothing to do), and integers."
HEADER = '"""forgets the sign of its argument\n\n{fields}\n"""\ndef double(x):\n    return x\n'


@pytest.fixture
def promise(course):
    """Write a list of what tests probe above the exercise ``double``, and nothing for the other."""

    def promise(words=PROMISE):
        course.change(
            NOTEBOOK,
            "```{code-cell}\n:tags: [exercise]\n\ndouble",
            f"{words}\n\n" + "```{code-cell}\n:tags: [exercise]\n\ndouble",
        )

    return promise


@pytest.fixture
def store(course):
    """Store a wrong answer with fields in its header, and what the recorded table says of it."""
    table = {"made_from": {}, "rows": []}

    def store(name, *fields, earned=2, fails=("test_one",), kind="wrong"):
        path = f"tests/calibration/lines/double/{kind}/{name}.py"
        course.write(path, HEADER.format(fields="\n".join(fields)))
        row = {"exercise": "double", "kind": kind, "answer": name, "earned": [earned, 3, 3]}
        table["rows"].append({**row, "of": 3, "fails": list(fails)})
        course.write("tests/calibration/lines/calibration.json", json.dumps(table))

    return store


def faults_of_double(finding):
    return [line for line in finding.missing if line.startswith("double: ")]


def header(tmp_path, docstring):
    path = tmp_path / "answer.py"
    path.write_text(f'"""{docstring}"""\n')
    return read_answer_header(path, path)


# --- headers ---


def test_a_header_has_a_sentence_and_fields(tmp_path):
    read = header(
        tmp_path,
        "takes the last\nof several\n\n"
        "Breaks: ties (the first\n    counts)\nBreaks: zeros\nSlips: 2\n",
    )
    assert read.sentence == "takes the last of several"
    assert read.breaks == ("ties (the first counts)", "zeros")
    assert (read.slips, read.why_little_is_right) == (2, "")


def test_one_slip_is_assumed_and_may_say_why_little_is_right(tmp_path):
    assert header(tmp_path, "takes the last").slips == 1
    read = header(tmp_path, "takes the last\n\nSlips: 1, no value is right")
    assert (read.slips, read.why_little_is_right) == (1, "no value is right")


@pytest.mark.parametrize("fields", ["Slip: 1", "and so on", "Slips: many", "Slips: 0"])
def test_a_field_that_is_none_is_a_fault(tmp_path, fields):
    with pytest.raises(CourseTextError, match="Slips"):
        header(tmp_path, f"takes the last\n\n{fields}")


# --- promises ---


def test_every_clause_that_nothing_breaks_is_named(course, material, promise, store):
    promise()
    store("sign", "Breaks: negative numbers")
    store("crash", "Breaks: an empty list")
    unbound = faults_of_double(check_promises(material()))
    assert [line.split('"')[1] for line in unbound] == ["nothing to do), and integers"]
    course.change(
        ASSIGNMENT,
        'name = "double"\n',
        'name = "double"\ngiven = {"(nothing to do)" = "explains the clause before it"}\n',
    )
    store("right_one", "Needs: integers", kind="right")
    finding = check_promises(material())
    assert faults_of_double(finding) == []
    assert finding.found == "2 promises kept by name"
    assert finding.details[1] == 'double: "negative numbers" | broken by sign | seen by test_one'


def test_a_statement_without_promises_is_named(material):
    assert "double: nothing says what tests look at" in str(check_promises(material()).missing)


def test_a_quote_that_does_not_stand_there_is_named(material, promise, store):
    promise()
    store("sign", "Breaks: huge numbers")
    assert any(
        '"huge numbers" does not stand' in line for line in check_promises(material()).missing
    )


def test_a_promise_that_no_test_keeps_is_named(material, promise, store):
    promise("**Tests probe** negative numbers.")
    store("sign", "Breaks: negative numbers", earned=3, fails=())
    (fault,) = faults_of_double(check_promises(material()))
    assert "sign breaks it and no test sees it" in fault


def test_one_answer_must_be_right_but_for_the_promise(material, promise, store):
    promise("**Tests probe** negative numbers.")
    store("all_wrong", "Breaks: negative numbers", earned=0, fails=("a", "b", "c"))
    (fault,) = faults_of_double(check_promises(material()))
    assert "breaks much else" in fault
    store("sign", "Breaks: negative numbers", earned=1, fails=("a",))
    assert faults_of_double(check_promises(material())) == []


@pytest.mark.parametrize(
    ("fields", "is_enough"),
    [
        ("Breaks: negative numbers\nSlips: 1, every number has a sign", True),
        ("Breaks: negative numbers\nSlips: 2", False),
        ("Breaks: negative numbers\nBreaks: zeros\nSlips: 1, every number has a sign", False),
    ],
)
def test_a_promise_that_every_test_uses_is_broken_by_one_slip_with_its_reason(
    material, promise, store, fields, is_enough
):
    promise("**Tests probe** negative numbers, zeros.")
    store("zero", "Breaks: zeros", earned=1, fails=("a",))
    store("all_wrong", fields, earned=0, fails=("a", "b", "c"))
    assert (faults_of_double(check_promises(material())) == []) == is_enough


def test_lists_belong_to_the_exercise_below_them(course, promise):
    promise()
    statements = list(read_statements(read_text(course.paths, "lines"), course.paths.root))
    assert {s.exercise: bool(s.paragraphs) for s in statements} == {"double": True, "slope": False}


# --- half right ---


def test_one_slip_keeps_half_of_the_marks_or_says_why_not(material, store):
    store("half", earned=2)
    store("much", earned=1)
    store("two", "Slips: 2", earned=0)
    store("nothing", "Slips: 1, no value is right", earned=0)
    finding = check_half_marks(material())
    assert finding.found == "2 answers with one slip"
    assert [line.split(":")[0] for line in finding.missing] == ["double/much"]
