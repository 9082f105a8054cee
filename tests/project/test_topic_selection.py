"""Which topic a test belongs to, and what ``--topic`` leaves."""

import os
import re
import subprocess
import sys

import pytest

from tests.topic_selection import ROOMS, TOPICS, is_chosen, topic_of

NAMES = ("trees", "trees_again", "lines")


@pytest.mark.parametrize(
    ("file", "parameters", "marked", "topic"),
    [
        ("test_trees.py", "", (), "trees"),
        ("test_trees_data.py", "3-left", (), "trees"),
        ("test_trees_again.py", "", (), "trees_again"),
        ("test_trees_again_data.py", "", (), "trees_again"),
        ("test_treeshaking.py", "", (), None),
        ("test_all.py", "lines", (), "lines"),
        ("test_all.py", "lines-right", (), "lines"),
        ("test_all.py", "lines/fit", (), "lines"),
        ("test_all.py", "lines.ipynb", (), None),
        ("test_all.py", "right-lines", (), None),
        ("test_all.py", "", ("lines",), "lines"),
        ("test_trees.py", "", ("lines",), "lines"),
    ],
)
def test_a_topic_is_told_by_file_parameters_or_marker(file, parameters, marked, topic):
    assert topic_of(file, parameters, marked, NAMES) == topic


def collect(root, *words):
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *words]
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(command, cwd=root, env=own, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_the_option_leaves_one_topic(root):
    chosen, *others = TOPICS
    code, said = collect(root, "--topic", chosen, "tests/references", "tests/topics")
    assert code == 0, said
    tests = [line for line in said.splitlines() if "::" in line]
    assert {line.split("/")[1] for line in tests} == {"references", "topics"}
    assert [line for line in tests if chosen not in line and "[" in line] == []
    assert [line for line in tests for name in others if name in line] == []


def test_the_option_refuses_an_unknown_topic(root):
    code, said = collect(root, "--topic", "no_such_topic", "tests/topics")
    assert code != 0
    assert "no topic of course.toml is named no_such_topic" in said


NAMES_A_TOPIC: dict[str, str] = {
    "checking/test_library_parts.py": "pytest's private parts are tried on real hidden tests",
    "project/test_writing_hidden_tests.py": "the examples of the document call real references",
    "testing/test_cases.py": "names of parameters come from a reference, which must be importable",
}
"""Modules of tests of the engine that may name a real topic, each with the reason."""


@pytest.mark.parametrize(
    ("topic", "wanted", "is_run"),
    [
        ("lines", (), True),
        (None, (), True),
        ("draft", (), False),
        ("draft", ("draft",), True),
        ("lines", ("draft",), False),
        (None, ("draft",), False),
    ],
)
def test_tests_of_a_draft_run_only_if_it_is_named(topic, wanted, is_run):
    assert is_chosen(topic, wanted, drafts=("draft",)) == is_run


def test_tests_of_the_engine_name_no_topic(root):
    """What they grade is the tiny course, so that a topic can change without them."""
    rooms = (*ROOMS, "selfchecks", "calibration", "speed", "tiny_course")
    files = [
        file.relative_to(root / "tests")
        for file in (root / "tests").rglob("*.py")
        if not {"__pycache__"} & set(file.parts)
    ]
    engine = [file for file in files if file.parts[0] not in rooms]
    topic = "(?:" + "|".join(TOPICS) + ")"  # in strings, paths and modules, not in prose
    name = re.compile(rf"(?<=[\"'/.]){topic}\b|\b{topic}(?=[\"'/])")
    found = {str(f) for f in engine if name.search((root / "tests" / f).read_text())}
    assert len(engine) > 100
    assert found == set(NAMES_A_TOPIC)


def test_every_topic_has_a_file_of_tests(root):
    rooms = [root / "tests" / room for room in ROOMS]
    for topic in TOPICS:
        files = [file for room in rooms for file in room.glob(f"test_{topic}*.py")]
        assert files, f"tests/references/test_{topic}.py is missing"
