"""Oracles: a mark is believed as far as the test's code bears it out."""

import pytest

from autograder.pipeline.topic_checks.oracle_checks import check_oracles

FILE = "tests/references/test_lines.py"
HEAD = "import numpy as np\nimport pytest\nimport scipy.stats\nfrom solutions import lines\n\n"
TEST = """{mark}
def test_{name}(topic):
    assert topic.{name}(2) == {oracle}

"""
LIBRARY = '@pytest.mark.oracle("{name}", library="scipy.stats.entropy")'


def write(course, *tests):
    course.write(FILE, HEAD + "\n".join(tests))


def marked(name, mark=LIBRARY, oracle="scipy.stats.entropy([2])"):
    return TEST.format(mark=mark.format(name=name), name=name, oracle=oracle)


def test_every_reference_has_an_oracle(course, material):
    by_hand = '@pytest.mark.oracle("{name}", analytic="rise over run of a line")'
    write(course, marked("double"), marked("slope", by_hand, "2"))
    finding = check_oracles(material(is_quick=True))
    assert finding.missing == ()
    assert finding.found == "2 of 2 references; 1 library, 0 published, 1 analytic"


def test_a_reference_without_one_is_named(course, material):
    write(course, marked("double"))
    assert check_oracles(material(is_quick=True)).missing == (
        "slope: no test marked oracle compares it. Write one in tests/references.",
    )


@pytest.mark.parametrize(
    ("mark", "oracle", "message"),
    [
        (LIBRARY, "4", "names scipy.stats.entropy, which the test never calls"),
        ('@pytest.mark.oracle("{name}", library="sklearn.f")', "sklearn.f(2)", "does not import"),
        ('@pytest.mark.oracle("{name}", library="solutions.lines")', "lines", "does not import"),
        ('@pytest.mark.oracle("slope", published="Quinlan 1986")', "4", "the test never calls"),
        ('@pytest.mark.oracle("circle", published="Quinlan 1986")', "4", "is no exercise"),
        ('@pytest.mark.oracle("{name}", published="book")', "4", "says too little"),
        ('@pytest.mark.oracle("{name}")', "4", "a mark names functions and one of"),
        ('@pytest.mark.oracle("{name}", opinion="I think so")', "4", "a mark names functions"),
        ('@pytest.mark.oracle(library="scipy.stats.entropy")', "4", "a mark names functions"),
    ],
)
def test_a_mark_that_the_code_does_not_bear_out_is_named(course, material, mark, oracle, message):
    write(course, marked("double", mark, oracle), marked("slope"))
    missing = check_oracles(material(is_quick=True)).missing
    assert message in missing[0]
    assert missing[-1].startswith("double: no test marked oracle")


def test_what_a_function_of_the_file_calls_counts(course, material):
    help_of_file = "def entropy_of(y):\n    return scipy.stats.entropy(y)\n\n"
    write(course, help_of_file, marked("double", oracle="entropy_of([2])"), marked("slope"))
    assert check_oracles(material(is_quick=True)).missing == ()


def test_methods_of_one_name_in_two_classes_are_told_apart(course, material):
    first = f"class TestFirst:\n    {LIBRARY.format(name='double')}\n"
    first += "    def test_it(self, topic):\n        assert topic.double(2) == 4\n\n"
    second = "class TestSecond:\n    def test_it(self, topic):\n"
    second += "        assert scipy.stats.entropy([2]) == 0\n\n"
    write(course, first, second, marked("slope"))
    assert "never calls" in check_oracles(material(is_quick=True)).missing[0]


def test_unless_it_must_be_quick_the_tests_are_run(course, material):
    fixture = "@pytest.fixture\ndef topic():\n    class Topic:\n        double = slope = abs\n"
    fixture += "    return Topic\n\n"
    head = HEAD.replace("from solutions import lines\n", "")
    settings = "markers =\n    oracle: compares references\n"
    course.write("pytest.ini", f"[pytest]\n{settings}")
    option = 'parser.addoption("--topic", action="append")'
    course.write("conftest.py", f"def pytest_addoption(parser):\n    {option}\n")
    mark = '@pytest.mark.oracle("{name}", analytic="known by construction")'
    tests = [marked("double", mark, "2"), marked("slope", mark, "2")]
    course.write(FILE, head + fixture + "\n".join(tests))
    finding = check_oracles(material())
    assert finding.missing == ()
    assert "2 passed" in finding.found
    course.change(FILE, "topic.slope(2) == 2", "topic.slope(2) == 3")
    [missing] = check_oracles(material()).missing
    assert "test_slope" in missing
