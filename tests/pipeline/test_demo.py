"""A whole term in small, through the command line: what a newcomer runs first."""

import csv
import hashlib
import io
import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from autograder.hand_in import receipt_of

FULL, BONUS = 17, 3


@pytest.fixture(scope="session")
def demo(course, autograder):
    """Run the demo once for all tests of this file."""
    done = autograder("demo", "--json", "--jobs", "2", course=course)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="session")
def by_kind(demo):
    """Group the results by the kind of student."""
    grouped: dict[str, list[dict]] = {}
    for item in demo["graded"]["graded"]:
        grouped.setdefault(demo["kinds"][item["student"]], []).append(item["result"])
    return grouped


def score(result, *, is_bonus=False):
    found = [e for e in result["exercises"] if e["is_bonus"] is is_bonus]
    return sum(
        v["points"]
        for e in found
        for v in e["verdicts"]
        if v["status"] == "passed" or v["followed_through_with"]
    )


def tree_of(course: Path) -> dict[str, str]:
    """Hash everything that a class leaves in a course."""
    folders = ("submitted", "autograded", "feedback", "source", "release", ".autograder")
    files = [f for name in folders for f in (course / name).rglob("*") if f.is_file()]
    tree = {
        str(f.relative_to(course)): hashlib.sha256(f.read_bytes()).hexdigest()
        for f in files
        if f.suffix not in {".pyc"}
    }
    with sqlite3.connect(course / "gradebook.db") as connection:
        tree["gradebook.db"] = hashlib.sha256("\n".join(connection.iterdump()).encode()).hexdigest()
    return tree


@pytest.mark.parametrize("kind", ["right", "right in another way", "late", "other editor"])
def test_right_answers_earn_everything(by_kind, kind):
    for result in by_kind[kind]:
        assert (score(result), score(result, is_bonus=True)) == (FULL, BONUS)


def test_every_mistake_costs_marks_in_its_own_exercise(demo, by_kind):
    assert len(by_kind["mistaken"]) == 14
    for result in by_kind["mistaken"]:
        assert 0 < score(result) <= FULL
        assert score(result) + score(result, is_bonus=True) < FULL + BONUS


def test_every_stored_answer_is_handed_in_by_somebody(demo, course):
    handed_in = "".join(
        "".join(cell["source"])
        for place in sorted((course / "submitted").glob("*/*/*.ipynb"))
        if (notebook := _read(place)) is not None
        for cell in notebook["cells"]
    )
    stored = sorted((course / "tests" / "calibration").glob("*/*/*/*.py"))
    assert len(stored) == 24
    assert [str(p) for p in stored if p.read_text().strip() not in handed_in] == []


def _read(place: Path) -> dict | None:
    try:
        return json.loads(place.read_text())
    except ValueError:
        return None


def test_wrong_helpers_cost_their_marks_once(by_kind):
    (result,) = by_kind["wrong helper"]
    lossy = {
        e["exercise"]
        for e in result["exercises"]
        for v in e["verdicts"]
        if v["status"] != "passed" and not v["followed_through_with"]
    }
    assert lossy == {"hat_matrix"}
    credited = {
        e["exercise"]
        for e in result["exercises"]
        if any(v["followed_through_with"] for v in e["verdicts"])
    }
    assert credited == {"loo_residuals"}


def test_unfinished_work_earns_what_is_there(by_kind):
    (untouched,), (half,) = by_kind["untouched"], by_kind["half done"]
    assert score(untouched) == 0
    assert {v["status"] for e in untouched["exercises"] for v in e["verdicts"]} == {"no answer"}
    assert 0 < score(half) < FULL


def test_a_broken_file_stops_nobody_and_has_no_score(demo, by_kind):
    (broken,) = by_kind["broken file"]
    assert "JSON" in broken["fault"]
    assert broken["exercises"] == []
    assert len(demo["graded"]["graded"]) == 24


def test_a_syntax_error_costs_its_own_exercise(by_kind):
    (result,) = by_kind["syntax error"]
    assert score(result) == FULL - 2


def test_the_gradebook_holds_what_was_found(demo, course):
    from nbgrader.api import Gradebook

    with Gradebook(f"sqlite:///{course / 'gradebook.db'}") as gradebook:
        for item in demo["graded"]["graded"]:
            if item["result"]["fault"]:
                continue
            submission = gradebook.find_submission("first_steps", item["student"])
            expected = score(item["result"]) + score(item["result"], is_bonus=True)
            assert submission.score == expected
        late = next(s for s, kind in demo["kinds"].items() if kind == "late")
        penalty = gradebook.find_submission("first_steps", late).late_submission_penalty
        assert penalty > 0


def test_there_is_a_page_and_a_copy_for_everyone(demo, course):
    for student in demo["kinds"]:
        page = course / "feedback" / student / "first_steps" / "first_steps.html"
        assert student in page.read_text()
        handed_in = course / f".autograder/demo/handed_in/{student}/first_steps/first_steps.ipynb"
        assert f"<code>{receipt_of(handed_in.read_bytes())}</code>" in page.read_text()
        copied = course / "autograded" / student / "first_steps" / "first_steps.ipynb"
        assert copied.exists()


def test_marks_can_be_exported(demo, course, autograder):
    done = autograder("export", "--out", "marks.csv", course=course)
    assert done.returncode == 1, done.stderr
    text = (course / "marks.csv").read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert len(rows) == 24
    broken = next(s for s, kind in demo["kinds"].items() if kind == "broken file")
    assert broken in done.stdout


def test_a_second_run_changes_nothing(demo, course, autograder):
    before = tree_of(course)
    done = autograder("demo", "--json", course=course)
    assert done.returncode == 0, done.stderr
    assert tree_of(course) == before
    again = json.loads(done.stdout)
    graded = [i for i in again["graded"]["graded"] if i["is_new"] and not i["result"]["fault"]]
    assert graded == []


def test_a_dry_run_says_what_would_change_and_writes_nothing(demo, course, autograder):
    student = next(s for s, kind in demo["kinds"].items() if kind == "untouched")
    perfect = next(s for s, kind in demo["kinds"].items() if kind == "right")
    place = course / "submitted" / student / "first_steps" / "first_steps.ipynb"
    untouched = place.read_bytes()
    place.write_bytes((course / "submitted" / perfect / "first_steps" / place.name).read_bytes())
    try:
        before = tree_of(course)
        done = autograder("grade", "--dry-run", "--student", student, course=course)
        assert done.returncode == 0, done.stderr
        (line,) = (line for line in done.stdout.splitlines() if line.startswith(student))
        assert f"{student}/first_steps: 0 -> {FULL + BONUS} of 20 and 3 bonus: " in line
        assert "add_intercept +2 (test_" in line
        assert ": no answer before, now passed" in line
        assert tree_of(course) == before
    finally:
        place.write_bytes(untouched)


@pytest.mark.parametrize("option", ["--rerun-experiments", "in course.toml"])
def test_experiments_are_run_again_where_that_is_wished(demo, course, autograder, option):
    right = next(s for s, kind in demo["kinds"].items() if kind == "right")
    settings = course / "course.toml"
    kept = settings.read_text()
    words = ["grade", "--dry-run", "--force", "--json", "--student", right]
    try:
        if option.startswith("--"):
            words.append(option)
        else:
            settings.write_text(f"rerun_experiments = true\n{kept}")
        done = autograder(*words, course=course)
    finally:
        settings.write_text(kept)
    assert done.returncode == 0, done.stderr
    ((now,), (before,)) = (
        [item["result"] for item in graded if item["student"] == right]
        for graded in (json.loads(done.stdout)["graded"], demo["graded"]["graded"])
    )
    assert {cell["status"] for cell in now["cells"]} == {"passed"}
    assert {cell["status"] for cell in before["cells"]} == {"passed", "not run"}
    assert [e["verdicts"] for e in now["exercises"]] == [e["verdicts"] for e in before["exercises"]]


def test_the_demo_keeps_away_from_real_students(demo, course, autograder, tmp_path):
    roster = tmp_path / "real.csv"
    roster.write_text("id,last_name,first_name,email\ns041,Doe,Jo,jo@example.org\n")
    kept = {name: (course / name).read_bytes() for name in ("gradebook.db", "roster.csv")}
    try:
        assert autograder("roster", str(roster), course=course).returncode == 0
        done = autograder("demo", course=course)
        assert done.returncode == 2
        assert "s041" in done.stderr
    finally:
        for name, data in kept.items():
            (course / name).write_bytes(data)


def test_an_unknown_student_is_named_and_nobody_else_is_stopped(demo, course, autograder):
    known = course / "submitted" / "demo001" / "first_steps"
    stranger = course / "submitted" / "nobody" / "first_steps"
    shutil.copytree(known, stranger)
    try:
        done = autograder("grade", "--json", course=course)
    finally:
        shutil.rmtree(stranger.parent)
    assert done.returncode == 1, done.stderr
    (item,) = [i for i in json.loads(done.stdout)["graded"] if i["student"] == "nobody"]
    assert "no student of the gradebook has this id" in item["fault"]


def test_a_deleted_gradebook_is_filled_again_with_the_same_marks(demo, course, autograder):
    place = course / "gradebook.db"
    kept = place.read_bytes()
    before = autograder("export", "--json", "--out", "before.csv", course=course).stdout
    place.unlink()
    try:
        assert autograder("setup", course=course).returncode == 0
        assert autograder("roster", "roster.csv", course=course).returncode == 0
        autograder("grade", course=course)
        after = autograder("export", "--json", "--out", "before.csv", course=course).stdout
    finally:
        place.write_bytes(kept)
    assert json.loads(after)["students"] == json.loads(before)["students"]
