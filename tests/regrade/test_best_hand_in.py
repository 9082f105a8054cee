"""Of several hand-ins the best counts: all are graded, and again when the tests change."""

from datetime import UTC, datetime, timedelta

import nbformat
import pytest

from autograder.collect.kept_hand_ins import candidates_folder, keep_candidate
from autograder.collect.placing import Choice, place
from autograder.course import open_course
from autograder.gradebook.marks import read_marks
from tests.regrade.conftest import ANSWERS, SLUG, handed_in

DUE = datetime(2026, 10, 5, 17, tzinfo=UTC)
WORSE = {**ANSWERS, "halve": "def halve(x):\n    return x // 2"}


@pytest.fixture
def best(room):
    """The course of five, in which the best hand-in counts."""
    file = room.paths.course_file
    file.write_text(file.read_text() + '[hand_in]\ncounts = "best"\n')
    return room


def hand_in(room, answers, hours):
    """Hand in as ``collect`` lays it down, so many hours after the due date."""
    content = nbformat.writes(handed_in(answers)).encode()
    choice = Choice("right", SLUG, ".ipynb", content, DUE + timedelta(hours=hours), ())
    keep_candidate(room.paths, choice)
    place(room.paths, choice)


def recorded(room):
    found = read_marks(open_course(room.root).database).submission("right", SLUG)
    return sum(mark.score for mark in found.marks), found.timestamp - DUE


def test_the_better_one_counts_though_a_worse_one_came_later(best):
    hand_in(best, ANSWERS, -5)
    hand_in(best, WORSE, -2)
    graded = best.grade("right")["right"]
    assert recorded(best) == (6.0, timedelta(hours=-5))
    assert graded.result.notes[0] == (
        "A later hand-in would earn less; the one of Mon 5 Oct 2026 12:00 UTC counts."
    )
    tree = best.tree()
    assert not best.grade("right")["right"].is_new
    assert best.tree() == tree


def test_a_better_one_that_comes_later_replaces_it_and_of_equals_the_later_counts(best):
    hand_in(best, WORSE, -5)
    best.grade("right")
    assert recorded(best)[0] < 6.0
    hand_in(best, ANSWERS, -4)
    notes = best.grade("right")["right"].result.notes
    assert not any(note.startswith("A later hand-in") for note in notes)
    assert recorded(best) == (6.0, timedelta(hours=-4))
    hand_in(best, {**ANSWERS, "double": "def double(x):\n    return x + x"}, -3)
    best.grade("right")
    assert recorded(best) == (6.0, timedelta(hours=-3))


def test_what_lateness_costs_decides_too(best):
    hand_in(best, WORSE, -5)
    hand_in(best, ANSWERS, 24 * 4 + 1)
    best.grade("right")
    assert recorded(best)[1] == timedelta(hours=-5)


def test_all_are_graded_again_when_the_tests_change(best):
    hand_in(best, ANSWERS, -5)
    hand_in(best, WORSE, -2)
    best.grade("right")
    best.edit("halve", "student.halve(1.0), 0.5", "student.halve(1.0), 0.0")
    best.edit("halve", "student.halve(1.0 * number), reference.halve(1.0 * number)", "0.0, 0.0")
    preview = best.grade("right", is_dry=True)["right"]
    assert recorded(best)[1] == timedelta(hours=-5)
    assert best.grade("right")["right"].changes == preview.changes
    assert recorded(best) == (6.0, timedelta(hours=-2))


def test_where_the_latest_counts_the_others_are_not_looked_at(room):
    hand_in(room, ANSWERS, -5)
    hand_in(room, WORSE, -2)
    room.grade("right")
    assert recorded(room)[1] == timedelta(hours=-2)
    assert not (candidates_folder(room.paths, "right", SLUG) / "compared.json").exists()
