"""Claims, follow-through credit and notebooks: judged on small faked results."""

from types import SimpleNamespace

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output

from autograder.model import ExerciseResult, Status, SubmissionResult, Verdict
from autograder.pipeline.topic_checks import claim_checks
from autograder.pipeline.topic_checks.claim_checks import check_claims
from autograder.pipeline.topic_checks.follow_through_checks import (
    check_follow_through,
    first_helper,
    judge_follow_through,
)
from autograder.pipeline.topic_checks.notebook_checks import (
    faults_with_answers,
    faults_with_stubs,
    needed,
    without_hidden_tests,
)
from autograder.pipeline.topic_checks.pytest_runs import FinishedTests, run_tests
from tests.topic_check.conftest import ASSIGNMENT

# --- claims ---

CLAIMS = "tests/claims/lines.py"
COVERED = """
from autograder.authoring.claims import claim, given

given("Twice is once and once again.", why="a definition")

@claim("It holds 3 times.")
def it_holds(reference):
    assert True
"""


def test_a_sentence_that_nobody_answers_for_is_named(append, material):
    append("It holds 3 times.")
    missing = check_claims(material(is_quick=True)).missing
    assert missing[0].startswith("tests/claims/lines.py:1: the file is missing")
    assert any("nobody answers for 3: It holds 3 times." in line for line in missing)


def test_a_quote_that_does_not_stand_there_is_named(append, material, course):
    append("It holds 4 times.")
    course.write(CLAIMS, COVERED)
    missing = check_claims(material(is_quick=True)).missing
    assert any("'It holds 3 times.' does not stand in the notebook" in line for line in missing)


@pytest.mark.parametrize("failures", [(), ("tests/claims/test_claims.py::test_claim_holds",)])
def test_claims_are_tested_unless_it_must_be_quick(append, material, course, monkeypatch, failures):
    append("It holds 3 times.")
    course.write(CLAIMS, COVERED)
    asked = []

    def run_tests(root, *files, topic):
        asked.append((files, topic))
        return FinishedTests("all said", failures)

    monkeypatch.setattr(claim_checks, "run_tests", run_tests)
    assert check_claims(material(is_quick=True)).missing == ()
    assert asked == []
    finding = check_claims(material())
    assert finding.missing == failures
    assert finding.found == "1 claims tested, 0 printed, 1 given; all said"
    assert asked == [(("tests/claims/test_claims.py",), "lines")]


TOPIC_OPTION = """
def pytest_addoption(parser):
    parser.addoption("--topic")


def pytest_configure(config):
    config.option.keyword = config.getoption("--topic")
"""


def test_tests_that_are_not_there_do_not_pass(tmp_path):
    assert run_tests(tmp_path, "tests/test_it.py", topic="lines").failures == (
        "tests/test_it.py: missing. Write it.",
    )
    assert run_tests(tmp_path, topic="lines").failures
    (tmp_path / "test_it.py").write_text("def test_one():\n    assert True\n")
    (tmp_path / "conftest.py").write_text(TOPIC_OPTION)
    assert run_tests(tmp_path, "test_it.py", topic="one").failures == ()
    [failure] = run_tests(tmp_path, "test_it.py", topic="two").failures
    assert "1 deselected" in failure


# --- follow-through credit ---


def result_of(*exercises):
    return SubmissionResult("s1", "lines", "", tuple(exercises))


def exercise(name, earned, followed=()):
    verdict = Verdict("test", "", 2, Status.PASSED if earned else Status.FAILED, "", followed)
    return ExerciseResult(name, 2, False, (verdict,))


def test_only_the_wrong_helper_loses_marks():
    result = result_of(exercise("double", 0), exercise("slope", 0, ("double",)))
    finding = judge_follow_through(result, "double", ("slope",))
    assert finding.missing == ()
    assert finding.found == "double wrong: follow-through credit in slope"


@pytest.mark.parametrize(
    ("exercises", "message"),
    [
        ([("double", 0), ("slope", 0)], "slope: loses 2 points when only double is wrong"),
        ([("double", 1), ("slope", 0, ("double",))], "double: returns None and loses nothing"),
        ([("double", 0), ("slope", 1)], "no exercise earns follow-through credit"),
    ],
)
def test_what_a_wrong_helper_costs_others_is_named(exercises, message):
    result = result_of(*(exercise(*each) for each in exercises))
    missing = judge_follow_through(result, "double", ("slope",)).missing
    assert any(line.startswith(message) for line in missing)


def test_the_first_helper_and_its_users(material, course):
    assert first_helper(material().topic) == ("double", ("slope",))
    course.change(ASSIGNMENT, 'uses = ["double"]\n', "")
    [missing] = check_follow_through(material()).missing
    assert missing.startswith("no exercise uses another one")


# --- notebooks ---

EXPERIMENT = 'with needs("double"):\n    plot(double(2))'
WAITING = "This cell works once you have written `double`.\n"


def check_cell(value):
    output = new_output("execute_result", data={"text/plain": value, "text/html": ""})
    cell = new_code_cell('check("double")', outputs=[output])
    cell.id = "double-check"
    cell.metadata["nbgrader"] = {"points": 3}
    return cell


def played(value="3", printed="", image="picture", error="", stderr=""):
    outputs = [new_output("stream", name="stdout", text=printed)] if printed else []
    if image:
        outputs.append(new_output("display_data", data={"image/png": image}))
    if error:
        outputs.append(new_output("error", ename=error, evalue="", traceback=[]))
    if stderr:
        outputs.append(new_output("stream", name="stderr", text=stderr))
    cells = [check_cell(value), new_code_cell(EXPERIMENT, outputs=outputs)]
    return nbformat.from_dict(new_notebook(cells=cells))


def test_the_source_is_run_without_what_raises_on_purpose():
    source = 'check("double")\n### BEGIN HIDDEN TESTS\nraise RuntimeError\n### END HIDDEN TESTS'
    notebook = new_notebook(cells=[new_code_cell(source)])
    [cell] = without_hidden_tests(notebook).cells
    assert cell.source == 'check("double")'


def test_a_notebook_with_all_answers_is_right():
    assert list(faults_with_answers(played())) == []


@pytest.mark.parametrize(
    ("notebook", "message"),
    [
        (played(value="1"), "double-check: the self-checks do not pass. Got 1."),
        (played(printed=WAITING), "the experiment shows nothing although all is written"),
        (played(image=""), "no cell draws a figure"),
        (played(image=""), "the experiment shows nothing"),
        (played(error="NameError"), "NameError"),
        (played(stderr="RuntimeWarning: overflow"), "RuntimeWarning"),
        (SimpleNamespace(cells=[]), "no experiment"),
    ],
)
def test_what_is_wrong_with_answers_is_named(notebook, message):
    assert any(message in fault for fault in faults_with_answers(notebook))


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ('with needs("a", "b"):\n    with needs("c"):\n        c()', {"a", "b"}),
        ('with suppress(ValueError):\n    with needs("c"):\n        c()', {"c"}),
        ('if True:\n    with needs("a"):\n        a()\nwith needs("b"): pass', {"a", "b"}),
        ("print(1)", set()),
        ("print(", set()),
    ],
)
def test_what_is_nested_waits_after_what_is_around_it(source, names):
    assert needed(SimpleNamespace(source=source)) == names


def test_a_notebook_of_stubs_says_kindly_what_is_missing():
    assert list(faults_with_stubs(played("0", WAITING, image=""))) == []


@pytest.mark.parametrize(
    ("notebook", "message"),
    [
        (played("3", WAITING), "double-check: a stub earns points. Got 3."),
        (played("0", ""), "does not say kindly that double is missing"),
        (played("0", WAITING.replace("double", "slope")), "does not say kindly"),
        (played("0", WAITING, error="NotImplementedError"), "NotImplementedError"),
    ],
)
def test_what_is_wrong_with_stubs_is_named(notebook, message):
    assert any(message in fault for fault in faults_with_stubs(notebook))
