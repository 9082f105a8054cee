import sqlite3
from datetime import UTC, datetime

from autograder.gradebook import penalties
from autograder.gradebook.ledger import LATE_PENALTY, read_ledger
from autograder.gradebook.marks import read_marks
from autograder.gradebook.penalties import renew_penalties
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.rows import LateTerms
from autograder.gradebook.writer import open_writer

LATE = datetime(2026, 10, 6, tzinfo=UTC)


TENTH = LateTerms(lambda score, _seconds: score / 10)


def test_the_penalty_follows_what_a_person_marked(course, cells, result):
    with open_writer(course.paths, course.url, "run-1") as writer:
        made = result(answered=("reason",))
        record_submission(writer, course.topic, made, HandedIn(cells(reason="Since."), LATE), TENTH)
    with sqlite3.connect(course.paths.gradebook) as connection:
        connection.execute("UPDATE grade SET manual_score = 3 WHERE auto_score IS NULL")
    connection.close()
    with open_writer(course.paths, course.url, "run-2") as writer:
        changes = renew_penalties(writer, "doubling", lambda *_: TENTH)
        assert renew_penalties(writer, "doubling", lambda *_: TENTH) == {}
    assert [(name, change.old, change.new) for name, change in changes.items()] == [
        ("ada", 0.4, 0.7)
    ]
    assert read_marks(course.url).submission("ada", "doubling").late_penalty == 0.7
    last = read_ledger(course.paths.ledger)[-1]
    assert (last.run, last.item, last.old, last.new) == ("run-2", LATE_PENALTY, 0.4, 0.7)


def test_what_is_in_time_and_never_had_a_penalty_is_not_looked_at(
    course, cells, result, monkeypatch
):
    early = datetime(2026, 1, 6, tzinfo=UTC)
    with open_writer(course.paths, course.url, "run-1") as writer:
        record_submission(writer, course.topic, result(), HandedIn(cells(), early), TENTH)
        monkeypatch.setattr(penalties, "renew_penalty", None)
        assert renew_penalties(writer, "doubling", lambda *_: TENTH) == {}


def test_a_penalty_goes_when_the_due_date_moves_behind_it(course, cells, result):
    with open_writer(course.paths, course.url, "run-1") as writer:
        record_submission(writer, course.topic, result(), HandedIn(cells(), LATE), TENTH)
    with sqlite3.connect(course.paths.gradebook) as connection:
        connection.execute("UPDATE assignment SET duedate = '2027-01-01 00:00:00.000000'")
    connection.close()
    with open_writer(course.paths, course.url, "run-2") as writer:
        changes = renew_penalties(writer, "doubling", lambda *_: TENTH)
        assert renew_penalties(writer, "doubling", lambda *_: TENTH) == {}
    assert [change.new for change in changes.values()] == [None]
