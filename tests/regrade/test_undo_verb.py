"""A complaint, a fixed test, a preview, a re-grade, and all of it taken back."""

import json

import pytest
from click.testing import CliRunner

from autograder.cli import main
from autograder.course import open_course
from autograder.errors import UsageError
from autograder.grading.plan import selected_topics
from autograder.model import Selection
from autograder.pipeline.feedback import publish_feedback
from autograder.pipeline.undo import list_runs, undo
from tests.regrade.conftest import SLUG, copied


@pytest.fixture(scope="module")
def regraded_once(graded_once, tmp_path_factory):
    """A class with feedback pages whose test of one exercise was fixed; what was before; how."""
    room = copied(graded_once, tmp_path_factory.mktemp("regraded"))
    course = open_course(room.root)
    topics = selected_topics(course, Selection())
    publish_feedback(course, topics)
    pages = sorted(room.paths.feedback.rglob("*.html"))
    before = {**room.outcome(), "pages": [path.read_text() for path in pages]}
    room.edit("halve", "student.halve(1.0), 0.5", "student.halve(4.0), 2.0")
    run = room.report().run
    publish_feedback(course, topics)
    return room, before, run, tuple(path.relative_to(room.root) for path in pages)


@pytest.fixture
def regraded(regraded_once, tmp_path):
    """A copy of that class."""
    room, before, run, pages = regraded_once
    return copied(room, tmp_path), before, run, pages


def cli(room, *words):
    done = CliRunner().invoke(main, [*words, "--course", str(room.root)])
    return done.output


def test_marks_results_copies_and_pages_are_as_before_the_run(regraded):
    room, before, run, pages = regraded
    assert list_runs(open_course(room.root)).runs[0].run == run
    assert (
        list_runs(open_course(room.root)).runs[0].submissions,
        list_runs(open_course(room.root)).runs[0].marks,
    ) == (
        5,
        1,
    )
    tree = room.tree()
    assert f"wrong/{SLUG}: halve-check: 1 -> 0" in cli(room, "undo", run, "--dry-run")
    assert room.tree() == tree
    said = cli(room, "undo", run)
    assert f"wrong/{SLUG}: halve-check: 1 -> 0" in said
    assert "1 submission with other marks, 1 feedback page made again" in said
    texts = [(room.root / path).read_text() for path in pages]
    assert {**room.outcome(), "pages": texts} == before
    assert f"taken back by {list_runs(open_course(room.root)).runs[0].run}" in cli(room, "undo")
    with pytest.raises(UsageError, match="taken back before"):
        undo(open_course(room.root), run)


def test_the_next_run_grades_again_what_is_still_changed(regraded):
    room, _, run, _ = regraded
    again = room.outcome()
    undo(open_course(room.root), run)
    report = room.report()
    assert {item.exercises for item in report.graded} >= {("halve",)}
    assert room.outcome() == again


def test_a_first_grading_taken_back_leaves_nothing_but_what_was_handed_in(regraded):
    room, _, run, _ = regraded
    course = open_course(room.root)
    first = list_runs(open_course(room.root)).runs[-1].run
    with pytest.raises(UsageError, match=f"later runs recorded .*: {run}"):
        undo(course, first)
    undo(course, run)
    undo(course, first)
    assert {mark for *_, mark, _ in room.outcome()["marks"]} == {None}
    assert room.results() == {}
    assert not list(room.paths.autograded.rglob("*.ipynb"))
    assert not list(room.paths.feedback.rglob("*.html"))


def test_the_list_is_there_as_json(graded_once):
    (line,) = json.loads(cli(graded_once, "undo", "--json"))["runs"]
    assert line["submissions"] == 5
    assert line["undone_by"] == ""
