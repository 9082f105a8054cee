"""The same gradebook on PostgreSQL: same rows, same marks, and clear words when it fails."""

from datetime import UTC, datetime

import psycopg
import pytest
from nbgrader.api import Gradebook
from sqlalchemy import make_url

from autograder.course import database_of
from autograder.errors import RecordError
from autograder.gradebook import database
from autograder.gradebook.assignments import PlannedAssignment, record_assignments
from autograder.gradebook.database import create_database, gradebook_exists
from autograder.gradebook.ledger import read_ledger
from autograder.gradebook.marks import read_marks
from autograder.gradebook.penalties import renew_penalties
from autograder.gradebook.recording import HandedIn, preview_submission, record_submission
from autograder.gradebook.result_store import stored_result
from autograder.gradebook.rows import LateTerms
from autograder.gradebook.students import StudentRecord, record_students
from autograder.gradebook.writer import open_writer
from autograder.nbgrader_settings import read_settings
from tests.gradebook.postgresql import running_server

from .conftest import DUE, Course

LATE = datetime(2026, 10, 6, tzinfo=UTC)
STUDENTS = ("b-2", "B1", "ada", "_x", "Zoe")
"""Names that databases sort each in an order of its own."""


@pytest.fixture(scope="module")
def server():
    with running_server() as server:
        yield server


def set_up(paths, url):
    planned = PlannedAssignment("doubling", paths.source_notebook("doubling"), DUE)
    record_assignments(url, [planned])
    record_students(url, [StudentRecord(name, f"Of {name}", "") for name in STUDENTS])


@pytest.fixture(scope="module")
def template(server):
    """The name of a new gradebook on the server; making one takes seconds."""
    url = make_url(server.database())
    assert not gradebook_exists(url)
    assert create_database(url)
    assert gradebook_exists(url)
    assert not create_database(url)
    return url.database


@pytest.fixture
def on_postgresql(course, server, template):
    """The course, its gradebook on the server."""
    url = make_url(server.database(template))
    set_up(course.paths, url)
    return Course(course.paths, url, course.topic)


TENTH = LateTerms(lambda score, _seconds: score / 10)


def record_class(course, cells, result, run="run-1"):
    reports = []
    with open_writer(course.paths, course.url, run) as writer:
        for number, name in enumerate(STUDENTS):
            made = result(name, double=number % 5, triple=number % 3, answered=("reason",))
            handed_in = HandedIn(cells(reason=f"Since {name}."), LATE)
            reports.append(record_submission(writer, course.topic, made, handed_in, TENTH))
        renewed = renew_penalties(writer, "doubling", lambda *_: TENTH)
    return reports, renewed


def test_it_holds_what_sqlite_holds(course, on_postgresql, cells, result):
    set_up(course.paths, course.url)
    record_class(course, cells, result)
    course.paths.ledger.unlink()
    reports, _ = record_class(on_postgresql, cells, result)
    assert all(report.is_change for report in reports)
    here, there = read_marks(on_postgresql.url), read_marks(course.url)
    assert [found.student for found in here.submissions] == sorted(STUDENTS)
    assert here.submissions == there.submissions
    assert here.assignments == there.assignments
    again, renewed = record_class(on_postgresql, cells, result, "run-2")
    assert not any(report.is_change for report in again)
    assert renewed == {}


def test_nbgrader_reads_the_same_rows_and_a_persons_marks_stay(on_postgresql, cells, result):
    record_class(on_postgresql, cells, result)
    text = on_postgresql.url.render_as_string(hide_password=False)
    with Gradebook(text) as gradebook:  # what formgrader reads, and where it writes
        dicts = {row["student"]: row for row in gradebook.submission_dicts("doubling")}
        assert {name: row["code_score"] for name, row in dicts.items()} == {
            name: number % 5 + number % 3 for number, name in enumerate(STUDENTS)
        }
        grade = gradebook.find_grade("reason-question", "doubling", "doubling", "ada")
        assert grade.needs_manual_grade
        grade.manual_score = 2.0
        grade.needs_manual_grade = False
        gradebook.db.commit()
    again, renewed = record_class(on_postgresql, cells, result, "run-2")
    assert not any(change.cell for report in again for change in report.changes)
    found = read_marks(on_postgresql.url).submission("ada", "doubling")
    reason = next(mark for mark in found.marks if mark.cell == "reason-question")
    assert (reason.manual, reason.needs_person) == (2.0, False)
    assert found.late_penalty == pytest.approx((2 + 2 + 2) / 10)
    assert renewed == {}


def test_a_lock_is_not_waited_for_without_end(on_postgresql, cells, result, monkeypatch):
    record_class(on_postgresql, cells, result)
    before = read_ledger(on_postgresql.paths.ledger)
    monkeypatch.setattr(database, "WAIT_SECONDS", 0.2)
    other = psycopg.connect(on_postgresql.url.render_as_string(hide_password=False))
    other.cursor().execute("SELECT * FROM submitted_assignment FOR UPDATE")
    better = result("ada", double=4, triple=2, answered=("reason",))
    handed_in = HandedIn(cells(reason="Since ada."), LATE)
    with open_writer(on_postgresql.paths, on_postgresql.url, "run-2") as writer:
        with pytest.raises(RecordError, match=r"another program has kept it locked for 0\.2 s"):
            record_submission(writer, on_postgresql.topic, better, handed_in)
        assert read_ledger(on_postgresql.paths.ledger) == before
        other.close()
        assert record_submission(writer, on_postgresql.topic, better, handed_in).is_change


def test_a_server_that_vanishes_costs_nothing_and_is_found_again(
    on_postgresql, server, cells, result
):
    paths, topic = on_postgresql.paths, on_postgresql.topic
    handed_in = HandedIn(cells(), LATE)
    with open_writer(paths, on_postgresql.url, "run-1") as writer:
        record_submission(writer, topic, result("ada"), handed_in)
        before = read_ledger(paths.ledger)
        server.stop()
        try:
            with pytest.raises(RecordError, match="the server does not answer"):
                record_submission(writer, topic, result("Zoe"), handed_in)
            with pytest.raises(RecordError, match="the server does not answer"):
                read_marks(on_postgresql.url)
        finally:
            server.start()
        assert read_ledger(paths.ledger) == before
        assert stored_result(paths, "Zoe", "doubling") is None
        assert not list(paths.private.rglob("*.new"))
        assert record_submission(writer, topic, result("Zoe"), handed_in).is_change
        assert stored_result(paths, "Zoe", "doubling") is not None


def test_faults_of_a_database_are_told_in_words(on_postgresql, server, result, cells):
    empty = make_url(server.database())
    with pytest.raises(RecordError, match=r"holds no gradebook\. Run: autograder setup"):
        read_marks(empty)
    with pytest.raises(RecordError, match=r"no such database\. Create it"):
        gradebook_exists(empty.set(database="nowhere"))
    with pytest.raises(RecordError, match="has no driver here"):
        gradebook_exists(empty.set(drivername="oracle+nothing"))
    secret = on_postgresql.url.set(password="hunter2", host="127.0.0.1", port=1, query={})
    with pytest.raises(RecordError, match="does not answer") as caught:
        read_marks(secret)
    assert "hunter2" not in str(caught.value)
    handed_in = HandedIn(cells(), LATE)
    changes = preview_submission(
        on_postgresql.paths, on_postgresql.url, on_postgresql.topic, result("ada"), handed_in
    )
    assert changes
    assert read_marks(on_postgresql.url).submissions == ()


def test_the_configuration_says_where_the_gradebook_is(paths):
    assert database_of(paths, read_settings(paths.root)).database == str(paths.gradebook)
    config = paths.root / "nbgrader_config.py"
    config.write_text('c = get_config()\nc.CourseDirectory.db_url = "postgresql://h/marks"\n')
    assert (
        database_of(paths, read_settings(paths.root)).render_as_string() == "postgresql://h/marks"
    )
