"""The verb: its table, its exit codes, and that a check that cannot run is never right."""

import json
import re

import pytest
from click.testing import CliRunner

from autograder.cli import main
from autograder.course import open_course
from autograder.errors import UsageError
from autograder.pipeline import check_topic as verb
from autograder.pipeline.check_topic import CheckState, check_topic
from autograder.pipeline.topic_checks.checklist import CHECKS, TopicCheck
from autograder.pipeline.topic_checks.topic_material import CheckFinding
from tests.authoring.conftest import ROOT


def good(_):
    return CheckFinding("all there", certainty="3 runs")


def bad(_):
    return CheckFinding("some", tuple(f"thing {n}" for n in range(7)))


def broken(_):
    raise ImportError("No module named 'nbclient'")


@pytest.fixture
def checks(monkeypatch):
    def checks(*functions):
        found = tuple(
            TopicCheck(function.__name__, function, is_quick=function is not broken)
            for function in functions
        )
        monkeypatch.setattr(verb, "CHECKS", found)

    return checks


@pytest.fixture
def run(course):
    def run(*words):
        command = ["check-topic", "lines", "--course", str(course.root), *words]
        return CliRunner().invoke(main, command)

    return run


def test_a_topic_that_is_done_exits_with_0(checks, run):
    checks(good)
    done = run()
    assert done.exit_code == 0, done.output
    assert "1 of 1 check is right." in done.output
    assert "(3 runs)" in done.output


def test_a_topic_that_is_not_done_exits_with_1_and_shows_the_first_lines(checks, run):
    checks(good, bad)
    done = run()
    assert done.exit_code == 1
    assert "thing 4" in done.output
    assert "thing 5" not in done.output
    assert "... and 2 more: --all shows them." in done.output
    assert "thing 6" in run("--all").output


def test_a_check_that_cannot_be_run_is_a_row_and_never_right(checks, course, run):
    checks(broken)
    report = check_topic(open_course(course.paths.root), "lines", jobs=1)
    [row] = report.rows
    assert row.state is CheckState.NOT_CHECKED
    assert "could not be checked: ImportError: No module named 'nbclient'" in row.missing[0]
    assert not report.is_right
    assert run().exit_code == 1


def test_json_holds_every_row(checks, run):
    checks(good, bad)
    report = json.loads(run("--json").stdout)
    assert [row["state"] for row in report["rows"]] == ["right", "missing"]
    assert len(report["rows"][1]["missing"]) == 7


def test_some_checks_can_be_chosen_and_slow_ones_left_out(checks, course):
    checks(good, bad, broken)

    def names(**options):
        report = check_topic(open_course(course.paths.root), "lines", jobs=1, **options)
        return [row.name for row in report.rows], report.left_out

    assert names(only=["bad"]) == (["bad"], ("good", "broken"))
    assert names(is_quick=True) == (["good", "bad"], ("broken",))
    assert names(is_quick=True, only=["broken"])[0] == ["broken"]


def test_unknown_names_are_wrong_usage(checks, course, run):
    checks(good)
    assert run("--only", "nothing").exit_code == 2
    with pytest.raises(UsageError, match="no check is named nothing"):
        check_topic(open_course(course.paths.root), "lines", jobs=1, only=["nothing"])
    with pytest.raises(UsageError, match="no topic is named circles"):
        check_topic(open_course(course.paths.root), "circles", jobs=1)


def test_every_check_has_a_name_of_its_own_and_stands_in_the_document():
    names = [check.name for check in CHECKS]
    assert len(set(names)) == len(names)
    document = (ROOT / "docs" / "topic_checklist.md").read_text()
    rows = re.findall(r"^\| `([a-z-]+)` \|", document, re.MULTILINE)
    assert rows == names
