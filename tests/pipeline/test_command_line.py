"""The command line's manners: help, exit codes, errors in words."""

import json

import pytest
from click.testing import CliRunner

from autograder.cli import main

VERBS = main.list_commands(None)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_explains_itself_with_two_examples(verb):
    text = CliRunner().invoke(main, [verb, "--help"]).output
    assert text.count(f"autograder {verb}") >= 2, text
    for option in ("--course", "--json", "--quiet"):
        assert option in text


def test_outside_a_course_it_says_where_to_go(autograder, tmp_path):
    done = autograder("grade", course=tmp_path)
    assert done.returncode == 2
    assert "there is no course.toml" in done.stderr


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["build", "--no-such-option"], 2, "No such option"),
        (["grade", "--jobs", "0"], 2, "jobs"),
        (["no_such_verb"], 2, "No such command"),
        (["collect", "nowhere"], 2, "nowhere"),
    ],
)
def test_wrong_usage_exits_with_2(autograder, course, words, code, said):
    done = autograder(*words, course=course)
    assert (done.returncode, said in done.stderr) == (code, True), done.stderr


def test_without_a_gradebook_grading_says_to_set_up(autograder, course, tmp_path):
    import shutil

    bare = tmp_path / "bare"
    ignored = ("submitted", "autograded", "feedback", "gradebook.db", ".autograder", "roster.csv")
    shutil.copytree(course, bare, symlinks=True, ignore=shutil.ignore_patterns(*ignored))
    done = autograder("grade", course=bare)
    assert done.returncode == 2
    assert "autograder setup" in done.stderr
    assert autograder("setup", course=bare).returncode == 0
    done = autograder("grade", "no_such_topic", course=bare)
    assert (done.returncode, "no topic is named no_such_topic" in done.stderr) == (2, True)
    (bare / "gradebook.db").unlink()
    done = autograder("grade", course=bare)
    assert done.returncode == 3
    assert "autograder setup" in done.stderr


def test_build_is_current(autograder, course):
    done = autograder("build", "--check", "--json", course=course)
    assert done.returncode == 0, done.stdout
    assert json.loads(done.stdout)["changes"] == []


def test_build_reports_every_fault_and_exits_with_2(autograder, course):
    place = course / "assignments" / "first_steps" / "assignment.toml"
    text = place.read_text()
    broken = text.replace("points = 5", "points = 50", 1).replace("hours = 1", "hourz = 4")
    place.write_text(broken)
    try:
        done = autograder("build", course=course)
    finally:
        place.write_text(text)
    assert done.returncode == 2
    assert "hourz" in done.stderr
    assert "50" in done.stderr
