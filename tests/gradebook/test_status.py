"""Where a class stands: what is graded, to grade, missing and late, by the deadline of each."""

import os
from datetime import UTC, datetime, timedelta

import pytest
from click.testing import CliRunner

from autograder.cli import main
from autograder.course import open_course
from autograder.errors import UsageError
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.writer import open_writer
from autograder.pipeline.extend import WhoIsMeant, extend
from autograder.pipeline.status import read_status
from tests.gradebook.test_extending import SETTINGS

DUE = datetime(2026, 10, 5, 17, tzinfo=UTC)
AFTER = DUE + timedelta(days=3)


@pytest.fixture
def opened(course, cells, result):
    """Three students: ada was late, bob has handed in and is not graded, eve has not handed in."""
    (course.paths.root / "course.toml").write_text(SETTINGS)
    for student in ("ada", "bob", "stranger"):
        folder = course.paths.submission(student, "doubling")
        folder.mkdir(parents=True)
        (folder / "doubling.ipynb").write_text("{}")
    with open_writer(course.paths, course.url, "run") as writer:
        handed_in = HandedIn(cells(), DUE + timedelta(hours=30))
        record_submission(writer, course.topic, result("ada", answered=("reason",)), handed_in)
    return open_course(course.paths.root)


def names(places):
    return [place.name for place in places]


def test_everybody_is_where_they_are(opened):
    stamp = opened.paths.submission("bob", "doubling") / "timestamp.txt"
    stamp.write_text("2026-10-05 17:00:01 UTC")
    report = read_status(opened, now=AFTER)
    assert report.strangers == ("stranger",)
    assert names(report.to_grade) == ["bob/doubling"]
    assert names(report.missing) == ["eve/doubling"]
    assert [(one.name, one.words) for one in report.late] == [
        ("ada/doubling", "2 days late: -20%"),
        ("bob/doubling", "1 day late: -10%"),
    ]
    assert names(report.to_mark) == ["ada/doubling"]
    (topic,) = report.topics
    assert (topic.handed_in, topic.graded, topic.late, topic.missing) == (2, 1, 2, 1)


def test_a_due_date_changed_in_the_settings_alone_is_named(opened):
    toml = opened.paths.root / "course.toml"
    assert read_status(opened, now=AFTER).due_mismatches == ()
    toml.write_text(SETTINGS.replace(f"{DUE:%Y-%m-%d}", f"{DUE:%Y-%m}-09"))
    report = read_status(open_course(opened.paths.root), now=AFTER)
    (one,) = report.due_mismatches
    assert (one.topic, one.in_course, one.in_gradebook) == (
        "doubling",
        DUE + timedelta(days=4),
        DUE,
    )
    assert report.needs_person
    done = CliRunner().invoke(main, ["status", "--course", str(opened.paths.root)])
    assert "due dates of course.toml that hold only after: autograder setup: 1" in done.output
    assert "doubling: Fri 9 Oct 2026 18:00 BST; the gradebook has Mon 5 Oct" in done.output


def test_nobody_is_missing_before_the_deadline_of_their_own(opened):
    assert read_status(opened, now=DUE - timedelta(hours=1)).missing == ()
    extend(opened, WhoIsMeant(("eve",)), "doubling", "2026-10-20")
    report = read_status(opened, now=AFTER)
    assert (names(report.missing), names(report.extended)) == ([], ["eve/doubling"])
    assert names(read_status(opened, now=AFTER + timedelta(days=30)).missing) == ["eve/doubling"]


def test_what_was_handed_in_anew_is_to_be_graded(opened):
    result = opened.paths.stored_result("ada", "doubling").stat().st_mtime_ns
    file = opened.paths.submission("ada", "doubling") / "doubling.ipynb"
    os.utime(file, ns=(result - 10**9, result - 10**9))
    assert names(read_status(opened, students=["ada"]).to_grade) == []
    os.utime(file, ns=(result + 10**9, result + 10**9))
    (place,) = read_status(opened, students=["ada"]).to_grade
    assert place.words == "handed in anew"


def test_what_has_no_score_is_named_with_the_reason(opened, course, cells, result):
    made = result("bob", double=None)
    with open_writer(course.paths, course.url, "run-2") as writer:
        record_submission(writer, course.topic, made, HandedIn(cells(), DUE))
    report = read_status(opened)
    assert names(report.unscored) == ["bob/doubling"]
    assert report.needs_person


def test_an_unknown_name_is_refused(opened):
    with pytest.raises(UsageError, match=r"no student adda\. Did you mean ada"):
        read_status(opened, students=["adda"])
    with pytest.raises(UsageError, match=r"no topic is named doublingg\. Did you mean doubling"):
        read_status(opened, ["doublingg"])


def test_the_urgent_stands_first(opened):
    done = CliRunner().invoke(main, ["status", "--course", str(opened.paths.root)])
    lines = done.output.splitlines()
    assert done.exit_code == 1
    assert lines[0] == "folders of nobody in the gradebook: 1"
    assert lines.index("missing: 1") > lines.index("to grade: autograder grade: 1")
    assert max(map(len, lines)) <= 80
