"""Later deadlines: granted before and after a hand-in, and taken back."""

import sqlite3
from datetime import UTC, datetime

import pytest
from click.testing import CliRunner

from autograder.cli import main
from autograder.cli.grading_lines import grade_lines
from autograder.course import open_course
from autograder.errors import CourseTextError, UsageError
from autograder.gradebook.extensions import read_extensions
from autograder.gradebook.lateness import read_late_policy
from autograder.gradebook.ledger import EXTENSION, LATE_PENALTY, read_ledger
from autograder.gradebook.marks import read_marks
from autograder.gradebook.penalties import PenaltyChange
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.rows import MarkChange
from autograder.gradebook.writer import open_writer
from autograder.pipeline.extend import WhoIsMeant, extend
from autograder.pipeline.grade import GradeReport
from autograder.pipeline.undo import list_runs, undo

SETTINGS = """
title = "Course"
timezone = "Europe/London"
topics = ["doubling"]
[due]
doubling = 2026-10-05T18:00:00
[late]
kind = "percent_per_day"
percent = 10
"""
LATE = datetime(2026, 10, 6, tzinfo=UTC)
ADA = WhoIsMeant(("ada",))


@pytest.fixture
def late(course, cells, result):
    """A course in which ada was seven hours late."""
    (course.paths.root / "course.toml").write_text(SETTINGS)
    opened = open_course(course.paths.root)
    hand_in(opened, course, cells, result())
    return opened


def hand_in(opened, course, cells, made):
    extensions = read_extensions(opened.paths)
    policy = read_late_policy(opened.database, opened.config, extensions)
    terms = policy.terms(made.student, "doubling")
    with open_writer(opened.paths, opened.database, f"run-{made.student}") as writer:
        record_submission(writer, course.topic, made, HandedIn(cells(), LATE), terms)


def penalty(opened, student="ada"):
    return read_marks(opened.database).submission(student, "doubling").late_penalty


def extensions_of_nbgrader(opened):
    """What nbgrader's own place holds, in hours; only of those who have handed in."""
    with sqlite3.connect(opened.paths.gradebook) as connection:
        rows = connection.execute("SELECT student_id, extension FROM submitted_assignment")
        found = {
            student: moment and (datetime.fromisoformat(moment) - datetime(1970, 1, 1)).days * 24
            for student, moment in rows
        }
    connection.close()
    return found


def test_an_extension_lifts_the_penalty_and_undo_brings_it_back(late):
    assert penalty(late) == pytest.approx(0.4)
    report = extend(late, ADA, "doubling", "2026-10-07 18:00", reason="ill")
    assert [(one.change.old, one.change.new) for one in report.penalties] == [(0.4, None)]
    assert (penalty(late), extensions_of_nbgrader(late)) == (0.0, {"ada": 48})
    granted, lifted = read_ledger(late.paths.ledger)[-2:]
    assert (granted.item, granted.old, granted.new, granted.run) == (
        EXTENSION,
        None,
        48,
        report.run,
    )
    assert granted.why == "extended until 2026-10-07T18:00+01:00: ill"
    assert (lifted.item, lifted.new) == (LATE_PENALTY, None)
    assert lifted.why == "extended until Wed 7 Oct 2026 18:00 BST (ill), in time"
    listed = list_runs(late).runs[0]
    assert (listed.run, listed.extensions) == (report.run, 1)
    preview = undo(late, report.run, is_dry=True)
    assert [one.changes[0].new for one in preview.submissions] == [pytest.approx(0.4)]
    assert penalty(late) == 0.0
    undone = undo(late, report.run)
    assert (penalty(late), extensions_of_nbgrader(late)) == (pytest.approx(0.4), {"ada": None})
    assert read_extensions(late.paths).by_key == {}
    with pytest.raises(UsageError, match="taken back before"):
        undo(late, report.run)
    undo(late, undone.run)
    assert (penalty(late), extensions_of_nbgrader(late)) == (0.0, {"ada": 48})


def test_one_that_is_granted_before_the_hand_in_counts_for_it(late, course, cells, result):
    extend(late, WhoIsMeant(("bob",)), "doubling", "2026-10-08")
    assert "bob" not in extensions_of_nbgrader(late)
    hand_in(late, course, cells, result("bob"))
    assert (penalty(late, "bob"), extensions_of_nbgrader(late)["bob"]) == (0.0, 72)


def test_everyone_gets_more_time_and_the_later_deadline_counts(late):
    extend(late, WhoIsMeant(is_everyone=True), "doubling", "2026-10-06 02:00")
    assert penalty(late) == 0.0
    own = extend(late, ADA, "doubling", "2026-10-05 20:00")
    assert own.moved[0].before == own.moved[0].after
    assert penalty(late) == 0.0
    extend(late, WhoIsMeant(is_everyone=True), "doubling", "")
    assert penalty(late) == pytest.approx(0.4)


def test_a_preview_writes_nothing_and_says_it_in_plain_words(late):
    before = late.paths.ledger.read_text()
    words = ("extend", "ada", "doubling", "--until", "2026-10-07", "--dry-run")
    said = CliRunner().invoke(main, [*words, "--course", str(late.paths.root)]).output
    assert "ada/doubling: due Mon 5 Oct 2026 18:00 BST -> Wed 7 Oct 2026 23:59:59 BST" in said
    assert "ada/doubling: late penalty of 0.4 lifted: extended until Wed 7 Oct" in said
    assert (late.paths.ledger.read_text(), penalty(late)) == (before, pytest.approx(0.4))
    assert read_extensions(late.paths).by_key == {}


def test_a_group_is_extended_together(late):
    (late.paths.root / "groups.csv").write_text("team;student\nblue;ada\nblue;bob\n")
    extend(late, WhoIsMeant(group="blue"), "doubling", "2026-10-07")
    assert set(read_extensions(late.paths).by_key) == {("ada", "doubling"), ("bob", "doubling")}
    with pytest.raises(UsageError, match="--group red: there is no such group in doubling"):
        extend(late, WhoIsMeant(group="red"), "doubling", "2026-10-07")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("blue,nobody", "3: the gradebook has no student nobody"),
        ("red,ada", "3: ada is in a group already, by line 2"),
        (",bob", "3: bob is in no group"),
    ],
)
def test_faults_of_the_groups_are_named_with_their_line(late, line, fault):
    (late.paths.root / "groups.csv").write_text(f"group,id\nblue,ada\n{line}\n")
    with pytest.raises(CourseTextError, match=fault):
        extend(late, WhoIsMeant(group="blue"), "doubling", "2026-10-07")


@pytest.mark.parametrize(
    ("who", "topic", "until", "fault"),
    [
        (ADA, "doublingg", "2026-10-07", "Did you mean doubling"),
        (WhoIsMeant(("adda",)), "doubling", "2026-10-07", "no student adda. Did you mean ada"),
        (ADA, "doubling", "2026-10-05 17:00", "is due later, on Mon 5 Oct 2026 18:00 BST"),
        (ADA, "doubling", "soon", "this is no moment.*Write one such as 2026-10-05 18:00"),
        (ADA, "doubling", "2027-03-28 01:30", "put forward over 01:30"),
    ],
)
def test_what_cannot_be_granted_is_refused(late, who, topic, until, fault):
    with pytest.raises(UsageError, match=fault):
        extend(late, who, topic, until)
    assert read_extensions(late.paths).by_key == {}


def test_a_run_counts_the_penalties_that_change_without_grading():
    lifted = PenaltyChange("ada", "doubling", MarkChange("", 14.8, None, "in time"))
    first, summary, *_ = grade_lines(GradeReport("run", (), penalties=(lifted,)))
    assert first == "ada/doubling: late penalty of 14.8 lifted: in time"
    assert "1 with new marks" in summary
