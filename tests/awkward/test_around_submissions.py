"""What happens around submissions: deadlines, fixed tests, marks by hand."""

import hashlib
from pathlib import Path

import pytest
from nbgrader.api import Gradebook

from tests.awkward.playing import Class, open_class
from tests.awkward.spoilt_notebooks import FILE, RIGHT, SLUG, STUBS, answered, right

DUE = "2027-03-28T00:30:00"
"""In London, half an hour before the clocks go forward."""

HANDED_IN = {
    "in-time": ("2027-03-28 00:00:00 UTC", 0.0),
    "in-the-grace": ("2027-03-28 01:20:00 UTC", 0.0),
    "in-the-grace-by-the-clock-on-the-wall": ("2027-03-28 02:20:00", 0.0),
    "in-the-grace-far-away": ("2027-03-28 06:50:00 +05:30", 0.0),
    "late": ("2027-03-28 01:40:00 UTC", 2.0),
    "late-by-the-clock-on-the-wall": ("2027-03-28 02:40:00", 2.0),
    "late-far-away": ("2027-03-27 21:40:00 America/New_York", 2.0),
    "second-day": ("2027-03-29 00:40:00 UTC", 4.0),
    "with-an-extension": ("2027-03-28 01:40:00 UTC", 2.0),
}
TWICE = "handed-in-twice"
PLACE = f"{SLUG}/{FILE}"
FULL = 20.0
FIRST, SECOND = "inbox/submitted", "second/submitted"
"""Trees as nbgrader lays them: the times in them are its own."""


def dated(room: Class, student: str, moment: str, notebook: bytes, inbox: str = FIRST) -> None:
    stamp = f"{student}/{SLUG}/timestamp.txt"
    room.hand_in({f"{student}/{PLACE}": notebook, stamp: moment.encode()}, inbox)


@pytest.fixture(scope="module")
def room(tmp_path_factory) -> Class:
    """A class around a deadline in the night of a clock change, graded once."""
    room = open_class(tmp_path_factory.mktemp("course") / "course")
    settings = (room.root / "course.toml").read_text()
    settings = settings.replace("2027-02-05T18:00:00", DUE).replace("minutes = 30", "minutes = 60")
    (room.root / "course.toml").write_text(settings)
    room.roster(dict.fromkeys((*HANDED_IN, TWICE), ("", "")))
    for student, (moment, _) in HANDED_IN.items():
        dated(room, student, moment, right())
    dated(room, TWICE, "2027-03-27 10:00:00 UTC", right())
    changed = answered(r2_score=STUBS["r2_score"])()
    dated(room, TWICE, "2027-03-27 11:00:00 UTC", changed, SECOND)
    room.run("collect", FIRST)
    room.run("collect", SECOND)
    room.run("collect", FIRST)
    assert room.run("grade", "--jobs", "2").returncode == 0
    room.at_first = room.marks()  # tests come in any order, and some change marks
    return room


def totals(room: Class) -> dict[str, float]:
    return {student: float(row["total"]) for student, row in room.marks().items()}


def everything(room: Class) -> dict[Path, str]:
    """All files with their contents but the logs of runs and the lock of the database."""
    return {
        path.relative_to(room.root): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in room.root.rglob("*")
        if path.is_file() and ".venv" not in str(path) and "__pycache__" not in str(path)
    }


@pytest.mark.parametrize("student", HANDED_IN)
def test_only_the_time_between_two_moments_makes_late(room, student):
    assert float(room.at_first[student][f"{SLUG} late"] or 0) == HANDED_IN[student][1]


def test_of_two_submissions_the_later_one_counts_and_both_are_kept(room):
    assert float(room.at_first[TWICE]["total"]) == FULL - 3
    assert "a later one, of 2027-03-27 11:00:00 UTC, is there already and stays" in room.about(
        TWICE
    )
    originals = room.root / ".autograder" / "originals"
    kept = {path.read_bytes() for path in originals.rglob("*.ipynb") if TWICE in str(path)}
    assert {right(), answered(r2_score=STUBS["r2_score"])()} <= kept


def test_an_extension_takes_the_penalty_away(room):
    before = totals(room)
    with Gradebook(f"sqlite:///{room.root / 'gradebook.db'}") as gradebook:
        gradebook.grant_extension(SLUG, "with-an-extension", hours=2)
    room.run("grade")
    after = totals(room)
    assert after.pop("with-an-extension") == FULL
    assert after.items() <= before.items()


def test_marks_and_comments_by_hand_outlive_every_new_run(room):
    with Gradebook(f"sqlite:///{room.root / 'gradebook.db'}") as gradebook:
        grade = gradebook.find_grade("r2_score-check", SLUG, SLUG, TWICE)
        grade.manual_score, grade.extra_credit = 2.0, 0.5
        comment = gradebook.find_comment("r2_score-answer", SLUG, SLUG, TWICE)
        comment.manual_comment = "Ask me about this one."
        gradebook.db.commit()
    assert totals(room)[TWICE] == FULL - 0.5
    assert room.run("grade", "--force", "--student", TWICE).returncode == 0
    assert totals(room)[TWICE] == FULL - 0.5
    room.run("feedback")
    assert "Ask me about this one." in room.page(TWICE)
    assert "set by a person" in room.page(TWICE)


def test_a_mended_hidden_test_shows_whose_marks_move_before_it_moves_them(room):
    """The test of constant targets is fixed such that only a full count passes."""
    student = "in-time"
    wrong = RIGHT["r2_score"].replace("if y_true.max() == y_true.min()", "if False")
    assert wrong != RIGHT["r2_score"]
    room.hand_in({f"submitted/{student}/{PLACE}": answered(r2_score=wrong)()}, ".")
    room.run("grade")
    before, total = everything(room), totals(room)
    assert total[student] == FULL - 1
    tests = room.root / "autograder" / "hidden_tests" / SLUG / "test_r2_score.py"
    text = tests.read_text()
    begin = text.index("    cases = []\n    for value, n in")
    tests.write_text(
        text[:begin] + "    del student\n" + text[text.index("\n\n@counterexample_search") :]
    )
    done = room.run("grade", "--dry-run", "--jobs", "2")
    shown = done.stdout
    moves = [line for line in shown.splitlines() if "->" in line]
    why = "r2_score +1 (test_constant_targets: failed before, now passed)"
    expected = [f"{student}/{SLUG}: {FULL - 1:g} -> {FULL:g} of 20 and 3 bonus: {why}"]
    assert moves == expected, shown + done.stderr
    assert "Nothing was written." in shown
    changed = {path for path, digest in everything(room).items() if before.get(path) != digest}
    assert changed <= {tests.relative_to(room.root), Path("marks.csv")}
    room.run("grade", "--jobs", "2")
    after = totals(room)
    assert after.pop(student) == FULL
    assert after.items() <= total.items()
