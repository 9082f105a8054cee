"""Every hand-in is graded as it comes, exactly once, whatever is killed meanwhile."""

import os
import signal
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta

import pytest

from autograder.course import open_course
from autograder.errors import RecordError, UsageError
from autograder.gradebook import ledger
from autograder.gradebook.ledger import open_ledger
from autograder.gradebook.marks import read_marks
from autograder.pipeline import watcher
from autograder.pipeline.watch import only_watch, watched_folders
from tests.course_copy import TOPIC
from tests.faults.watching import wait_until
from tests.watch.conftest import ALL_RIGHT, BROKEN, ONE_RIGHT, Desk

DUE = datetime(2027, 2, 5, 18, tzinfo=UTC)
BEFORE, AFTER = DUE - timedelta(hours=1), DUE + timedelta(hours=2)


def test_what_arrives_in_exchange_and_folder_is_graded_and_gets_its_page(desk: Desk):
    desk.submit("ada", ALL_RIGHT, BEFORE)
    desk.submit("bob", ALL_RIGHT, AFTER)
    desk.put("cid", ONE_RIGHT)
    desk.put("dan", BROKEN)
    (desk.inbox / "nobody.txt").write_text("what is this?")
    old = time.time() - 60
    os.utime(desk.inbox / "nobody.txt", (old, old))
    began = datetime.now(UTC)
    report = desk.once()
    assert (report.collected, report.graded, report.faults) == (4, 3, 1)
    assert desk.told("graded").keys() == {"ada", "bob", "cid"}
    assert "not a complete notebook" in desk.told("fault")["dan"]
    assert any("nobody.txt" in event.words for event in desk.events if event.what == "refused")
    assert all(map(desk.has_page, ("ada", "bob", "cid", "dan")))
    assert desk.score("ada") == desk.score("bob")
    assert desk.score("ada") > desk.score("cid") > 0
    assert desk.score("dan") == 0
    marks = {m.student: m for m in read_marks(open_course(desk.paths.root).database).submissions}
    assert marks["bob"].timestamp == AFTER
    assert marks["bob"].late_penalty > 0
    assert marks["ada"].late_penalty == 0
    # What was laid into a folder came when it came, whatever its date says.
    assert marks["cid"].timestamp >= began - timedelta(seconds=5)
    [collected] = [e for e in desk.events if e.what == "collected" and e.student == "cid"]
    assert len(collected.receipt) == 12

    before = {name: desk.result(name) for name in ("ada", "bob", "cid", "dan")}
    report = desk.once()
    assert (report.collected, report.graded, report.faults) == (0, 0, 0)
    assert {name: desk.result(name) for name in before} == before
    assert {desk.recordings(name) for name in ("ada", "bob", "cid")} == {1}


def test_a_limit_of_tries_keeps_what_is_beyond_it_for_grade(desk: Desk):
    desk.set_tries(1)
    desk.put("ada", BROKEN)
    desk.once()
    desk.put("ada", ONE_RIGHT)  # a file that could not be read was no try
    desk.once()
    first = desk.score("ada")
    desk.put("ada", ALL_RIGHT)
    report = desk.once()
    assert (report.collected, report.graded, report.beyond) == (1, 0, 1)
    assert f"autograder grade {TOPIC} --student ada" in desk.told("beyond the limit")["ada"]
    assert desk.score("ada") == first
    placed = desk.paths.submission("ada", TOPIC) / f"{TOPIC}.ipynb"
    assert placed.read_bytes() == ALL_RIGHT
    desk.put("ada", ONE_RIGHT)  # the same as before: it counts again, and is no further try
    report = desk.once()
    assert (report.collected, report.graded, report.beyond) == (1, 1, 0)
    assert "that wait since an earlier watch: 1" in desk.told("beyond the limit")[""]
    assert desk.score("ada") == first


class Killed(BaseException):
    """Stands for a kill: nobody answers it."""


def test_killed_between_two_steps_everything_is_done_once(desk: Desk, monkeypatch):
    def dies(*_: object, **__: object) -> None:
        raise Killed

    desk.put("ada", ONE_RIGHT)
    for name in ("grade_found", "publish_feedback"):
        with monkeypatch.context() as patch:
            patch.setattr(watcher, name, dies)
            with pytest.raises(Killed):
                desk.once()
        assert not desk.has_page("ada")
    assert desk.score("ada") is not None
    assert desk.told("graded") == {}
    desk.once()
    assert desk.has_page("ada")
    assert desk.recordings("ada") == 1


def test_a_watch_that_is_killed_is_taken_up_and_ends_cleanly(desk: Desk):
    words = ["watch", "--json", "--sandbox", desk.level, str(desk.inbox)]
    command = [sys.executable, "-m", "autograder", *words]

    def start() -> "subprocess.Popen[str]":
        return subprocess.Popen(command, cwd=desk.paths.root, stdout=subprocess.PIPE, text=True)

    for student in ("ada", "bob", "cid"):
        desk.put(student, ONE_RIGHT)
    first = start()
    journal = desk.paths.private / "watch" / TOPIC
    assert wait_until(lambda: journal.is_dir() and first.poll() is None)
    first.send_signal(signal.SIGKILL)
    first.communicate()
    second = start()
    assert wait_until(lambda: all(map(desk.has_page, ("ada", "bob", "cid"))))
    desk.put("dan", ONE_RIGHT)
    assert wait_until(lambda: desk.has_page("dan"))
    second.send_signal(signal.SIGTERM)
    said, _ = second.communicate(timeout=60)
    assert second.returncode == 0
    assert '"what":"stopped"' in said.splitlines()[-1]
    assert {desk.recordings(name) for name in ("ada", "bob", "cid", "dan")} == {1}


def test_a_page_that_cannot_be_written_stops_nobody_and_comes_at_the_next_start(
    desk: Desk, monkeypatch
):
    desk.put("ada", ONE_RIGHT)
    desk.put("bob", ONE_RIGHT)
    publish = watcher.publish_feedback

    def fails_for_ada(course, topics, students):
        if students == ["ada"]:
            raise TypeError("a fault of ours")
        return publish(course, topics, students)

    with monkeypatch.context() as patch:
        patch.setattr(watcher, "publish_feedback", fails_for_ada)
        assert desk.once().graded == 2
    assert "a fault of ours" in " ".join(event.words for event in desk.events)
    assert (desk.has_page("ada"), desk.has_page("bob")) == (False, True)
    assert desk.once().graded == 0
    assert desk.has_page("ada")


def test_a_course_that_changes_is_followed_and_its_faults_wait(desk: Desk, monkeypatch):
    desk.put("ada", ONE_RIGHT)
    text = desk.paths.assignment_file(TOPIC).read_text()
    collects = watcher.collect_arrivals
    broken, mended = "title = 3\n" + text, text.replace("hours = ", "hours = 1")

    def collects_and_the_author_writes(course, topics, places, files):
        report = collects(course, topics, places, files)
        desk.paths.assignment_file(TOPIC).write_text(texts.pop(0))
        return report

    texts = [broken, mended]
    monkeypatch.setattr(watcher, "collect_arrivals", collects_and_the_author_writes)
    assert desk.once().graded == 1
    assert "the old one stays" in " ".join(event.words for event in desk.events)
    desk.paths.assignment_file(TOPIC).write_text(text)
    desk.put("ada", ALL_RIGHT)
    assert desk.once().graded == 1
    assert "workers have started anew" in " ".join(event.words for event in desk.events)


def test_a_second_watch_is_told_of_the_first(desk: Desk):
    with (
        only_watch(desk.paths),
        pytest.raises(RecordError, match="another watch of this"),
    ):
        desk.once()


def test_while_another_run_records_hand_ins_wait(desk: Desk, monkeypatch):
    monkeypatch.setattr(ledger, "WAIT_SECONDS", 0.1)
    desk.put("ada", ONE_RIGHT)
    with open_ledger(desk.paths.ledger), pytest.raises(RecordError, match="another run"):
        desk.once()
    assert desk.score("ada") is None
    assert desk.once().graded == 1


def test_what_cannot_be_watched_is_said_at_once(desk: Desk):
    with pytest.raises(UsageError, match="nowhere: it cannot be watched, there is no such folder"):
        desk.once(desk.inbox / "nowhere")
    desk.paths.submitted.mkdir()
    with pytest.raises(UsageError, match="this is where work is put after it came"):
        desk.once(desk.paths.submitted)
    with pytest.raises(UsageError, match="no exchange"):
        watched_folders(open_course(desk.paths.root), [])
