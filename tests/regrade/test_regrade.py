"""A re-grade runs what is outdated, and gives what grading everything gives."""

import json

import pytest

from autograder.cli.grading_lines import preview_lines
from autograder.model import Status
from tests.regrade.conftest import SLUG, hidden_test

WORTH_FOUR = ("@pytest.mark.points(1)\ndef test_of_one", "@pytest.mark.points(4)\ndef test_of_one")


def verdicts(graded, name):
    (found,) = (one for one in graded.result.exercises if one.exercise == name)
    return {v.test: (v.status, v.followed_through_with) for v in found.verdicts}


def test_the_class_is_what_it_should_be(graded_once):
    """Else nothing below would be tried."""
    stored = graded_once.results()
    exercises = {s: {e["exercise"]: e for e in r["exercises"]} for s, r in stored.items()}
    assert exercises["helper"]["quadruple"]["verdicts"][1]["followed_through_with"] == ["double"]
    assert "The smallest call found" in exercises["wrong"]["halve"]["counterexample"]
    assert stored["thread"]["is_joint"]
    assert not stored["quiet"]["is_joint"]
    assert stored["right"]["format"] == 2


def test_nothing_is_run_when_nothing_changed(room):
    before = room.outcome()
    assert {item.is_new for item in room.grade().values()} == {False}
    assert room.outcome() == before


def test_one_mended_test_runs_its_exercise_alone_and_gives_what_a_full_run_gives(room, forced):
    """The helper passes now, so that what uses it is tested again, where it lost marks."""
    before = room.results()
    room.edit("double", "range(-3, 9)", "range(-3, 4)")
    graded = room.grade()
    assert graded["right"].exercises == ("double",)
    assert graded["right"].tests_run == 2
    assert graded["helper"].reasons == ("hidden tests of double",)
    assert verdicts(graded["helper"], "double")["test_of_many"] == (Status.PASSED, ())
    assert verdicts(graded["helper"], "quadruple")["test_of_many"] == (Status.FAILED, ())
    assert graded["thread"].exercises == ("double", "halve", "quadruple")
    after = room.results()
    for student in ("right", "quiet", "wrong"):
        assert after[student]["exercises"][1:] == before[student]["exercises"][1:]
    assert room.outcome() == forced(room)
    assert {item.is_new for item in room.grade().values()} == {False}


def test_the_preview_says_whose_score_moves_because_of_which_test_and_writes_nothing(room):
    room.edit("halve", "student.halve(1.0), 0.5", "student.halve(4.0), 2.0")
    tree = room.tree()
    report = room.report(is_dry=True)
    assert room.tree() == tree
    lines = list(preview_lines(report))
    assert lines == [
        f"wrong/{SLUG}: 2 -> 3 of 4 and 2 bonus: halve +1 (test_of_one: failed before, now passed)",
        "Changed since the last grading, with the number of submissions: "
        "hidden tests of halve (5).",
        "1 of 5 submissions would get other marks. Nothing was written.",
    ]
    assert room.grade("wrong")["wrong"].changes == report.graded[-1].changes


def test_new_points_and_titles_need_no_run(room, forced):
    room.edit("double", *WORTH_FOUR)
    graded = room.grade()
    assert [item.tests_run for item in graded.values()] == [0] * 5
    assert [(c.old, c.new) for c in graded["right"].changes] == [(2, 5)]
    assert room.outcome() == forced(room)


def test_another_time_of_the_submission_moves_the_penalty_without_a_run(room):
    stamp = room.paths.submission("right", SLUG) / "timestamp.txt"
    stamp.write_text("2026-10-05 18:00:00 UTC\n")
    (item,) = room.report("right", is_dry=True).graded
    assert (item.tests_run, [c.cell for c in item.changes]) == (0, [""])
    assert item.changes[0].new == pytest.approx(0.6)
    assert room.grade("right")["right"].changes == item.changes


def test_another_late_rule_is_previewed_without_a_run(room):
    stamp = room.paths.submission("right", SLUG) / "timestamp.txt"
    stamp.write_text("2026-10-05 18:00:00 UTC\n")
    room.grade("right")
    course = room.paths.course_file
    course.write_text(course.read_text().replace("percent = 10", "percent = 20"))
    lines = list(preview_lines(room.report(is_dry=True)))
    score, _, words = lines[0].partition(" bonus: ")
    assert score == f"right/{SLUG}: 5.4 -> 4.8 of 4 and 2"
    assert words == "late penalty raised from 0.6 to 1.2 (1 day late: -20%)"
    assert len(lines) == 3


def test_a_fault_of_the_grader_keeps_the_marks_of_its_exercise_and_is_tried_again(room):
    before = room.outcome()
    hidden = hidden_test(room.root, "halve")
    whole = hidden.read_text()
    room.edit(
        "halve", "    for number", "    student.halve(1.0)\n    raise KeyError\n    for number"
    )
    graded = room.grade("right")["right"]
    assert graded.is_ours
    assert graded.fault.startswith("halve: could not be tested")
    assert "were kept" in graded.fault
    assert room.outcome()["marks"] == before["marks"]
    again = room.grade("right")["right"]
    assert (again.is_ours, again.exercises) == (True, ("halve",))
    hidden.write_text(whole)
    fixed = room.grade("right")["right"]
    assert (fixed.fault, fixed.exercises) == ("", ("halve",))
    assert room.outcome() == before


def test_what_used_up_the_graders_time_has_no_score_and_is_not_tried_again(room):
    course = room.paths.course_file
    limits = "[limits]\n"
    short = course.read_text().replace(limits, f"{limits}grader_cpu_seconds = 1\n")
    course.write_text(short)
    room.edit("halve", "    for number", "    sum(range(300_000_000))\n    for number")
    graded = room.grade("right")["right"]
    assert "used up the grader's time" in graded.fault
    assert "halve" in graded.fault
    assert graded.result.score is None
    again = room.grade("right")["right"]
    assert (again.is_new, again.tests_run) == (False, 0)
    course.write_text(short.replace("grader_cpu_seconds = 1\n", "grader_cpu_seconds = 100\n"))
    assert room.grade("right")["right"].result.score is not None


def test_marks_that_another_program_overwrote_are_mended_without_a_run(room):
    before = room.outcome()
    copy = room.paths.autograded_submission("right", SLUG) / f"{SLUG}.ipynb"
    copy.unlink()
    assert room.grade("right")["right"].tests_run == 0
    assert room.outcome() == before


@pytest.mark.parametrize(
    "change", ["limits", "reference", pytest.param("secret", marks=pytest.mark.slow)]
)
def test_what_all_exercises_share_and_references_are_counted(room, change):
    if change == "limits":
        course = room.paths.course_file
        course.write_text(course.read_text().replace("call_cpu_seconds = 2", "memory_mb = 1000"))
    elif change == "secret":
        room.paths.secret.write_text("another")
    else:
        path = room.paths.reference(SLUG, "double")
        path.write_text(path.read_text() + "OTHER = 1\n")
    graded = room.grade("right")["right"]
    if change == "reference":
        assert graded.reasons == ("references of double", "references of quadruple")
        assert graded.exercises == ("double", "quadruple")
    else:
        assert (graded.reasons, len(graded.exercises)) == ((change,), 3)


def test_a_result_of_the_first_format_is_graded_again_and_counts_until_then(room):
    place = room.paths.stored_result("right", SLUG)
    stored = json.loads(place.read_text())
    for record in (stored, *stored["exercises"]):
        del record["fingerprints"]
    del stored["format"]
    place.write_text(json.dumps({**stored, "fingerprints": "0123"}))
    before = room.outcome()["marks"]
    graded = room.grade("right")["right"]
    assert graded.reasons == ("format of stored results",)
    assert (len(graded.exercises), graded.changes) == (3, ())
    assert room.outcome()["marks"] == before
