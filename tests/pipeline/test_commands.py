"""The command line's manners: help, exit codes, errors in words."""

import json
import multiprocessing
import os
import time

import pytest
from click.testing import CliRunner

from autograder.cli import main
from autograder.pipeline.pool import Done, LocalPool, Undone

VERBS = main.list_commands(None)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_explains_itself_with_two_examples(verb):
    text = CliRunner().invoke(main, [verb, "--help"]).output
    assert text.count(f"autograder {verb}") >= 2, text
    for option in ("--course", "--json", "--jobs", "--quiet"):
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
    place = course / "assignments" / "linear_regression" / "assignment.toml"
    text = place.read_text()
    broken = text.replace("points = 5", "points = 50", 1).replace("hours = 4", "hourz = 4")
    place.write_text(broken)
    try:
        done = autograder("build", course=course)
    finally:
        place.write_text(text)
    assert done.returncode == 2
    assert "hourz" in done.stderr
    assert "50" in done.stderr


def die_on_x(data: bytes) -> bytes:
    if data == b"x":
        os._exit(1)
    if data == b"e":
        raise ValueError("no")
    return data.upper()


class WorkersThatDieBetweenTwoTasks(dict[str, bytes]):
    """Kills them when a task is asked for, and waits until the pool has noticed.

    Children that were there before it, such as those of other tests, are none of its business.
    """

    deaths = 0

    def __init__(self, tasks: dict[str, bytes]) -> None:
        super().__init__(tasks)
        self._others = set(multiprocessing.active_children())

    def __getitem__(self, key: str) -> bytes:
        workers = set(multiprocessing.active_children()) - self._others
        if workers and self.deaths < 2:
            self.deaths += 1
            for worker in workers:
                worker.kill()
            time.sleep(1)
        return super().__getitem__(key)


@pytest.mark.parametrize("jobs", [1, 2])
def test_no_submission_is_lost_if_workers_die_before_it_is_handed_on(jobs):
    tasks = WorkersThatDieBetweenTwoTasks({key: key.encode() for key in "abcdfg"})
    outcomes = {outcome.key: outcome for outcome in LocalPool(die_on_x, jobs).run(tasks)}
    assert tasks.deaths == 2
    assert outcomes == {key: Done(key, key.upper().encode()) for key in "abcdfg"}


def test_a_worker_that_dies_costs_a_retry_and_no_other_submission():
    tasks = {str(n): data for n, data in enumerate([b"a", b"x", b"b", b"e", b"c"])}
    outcomes = {o.key: o for o in LocalPool(die_on_x, 2).run(tasks)}
    assert len(outcomes) == 5
    assert outcomes["0"] == Done("0", b"A")
    assert isinstance(outcomes["1"], Undone)
    assert "died" in outcomes["1"].reason
    assert isinstance(outcomes["3"], Undone)
    assert "ValueError: no" in outcomes["3"].reason
    assert {outcomes[key].reply for key in ("0", "2", "4")} == {b"A", b"B", b"C"}
