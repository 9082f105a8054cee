"""Play the last minutes before a deadline: a class hands in while ``autograder watch`` runs.

python -m benchmarks.last_minutes                    300 students in five minutes
python -m benchmarks.last_minutes --quiet 10         hand-ins of right answers, one after the other
python -m benchmarks.last_minutes --students 40 --seconds 40 --kills 2

Each lays a notebook into nbgrader's exchange, as ``nbgrader submit`` does; a kill ends the watch
with SIGKILL in the middle of its work, and it is started again. At the end every hand-in must have
been graded exactly once.
"""

import argparse
import json
import os
import random
import secrets
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from autograder.authoring.assignment import read_topic
from autograder.course import Course, make_secret, open_course
from autograder.gradebook.ledger import read_ledger
from autograder.gradebook.marks import read_marks
from autograder.gradebook.students import StudentRecord, record_students
from autograder.pipeline.build import build_topics
from autograder.pipeline.demo_class import DemoStudent, make_class
from autograder.pipeline.setup import set_up
from benchmarks.courses import LINEAR, ROOT, copy_linear, environment

INBOUND = Path("exchange", "ml_by_hand", "inbound")
LONGEST_WAIT_SECONDS = 3600.0


@dataclass
class WatchedCourse:
    """The course of the game, its watch, and what the watch has told."""

    course: Course
    events: list[dict[str, Any]] = field(default_factory=list)
    process: "subprocess.Popen[str] | None" = None
    readers: list[threading.Thread] = field(default_factory=list)

    def start(self) -> None:
        """Start the watch."""
        words = [sys.executable, "-m", "autograder", "watch", "--json"]
        self.process = subprocess.Popen(
            words,
            cwd=self.course.paths.root,
            env=environment(),
            stdout=subprocess.PIPE,
            text=True,
        )
        reader = threading.Thread(target=self._read, args=(self.process,), daemon=True)
        reader.start()
        self.readers.append(reader)

    def _read(self, process: "subprocess.Popen[str]") -> None:
        for line in process.stdout or ():
            self.events.append(json.loads(line))

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def end(self) -> int:
        """End it as an instructor does; return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(60)
        for reader in self.readers:
            reader.join()
        return code

    def told(self, what: str) -> list[dict[str, Any]]:
        """Return what it has told of one kind."""
        return [event for event in self.events if event["what"] == what]


def main() -> None:
    """Play, and say what came of it."""
    words = _words()
    folder = Path(tempfile.mkdtemp(prefix="autograder-last-minutes-"))
    try:
        course = _course(folder / "course")
        students = list(_students(course, words))
        with_watch = WatchedCourse(course)
        with_watch.start()
        _wait(lambda: bool(with_watch.told("watching")))
        if words.quiet:
            _one_after_the_other(with_watch, students)
        else:
            _all_at_once(with_watch, students, words)
        code = with_watch.end()
        faults = _faults(course, with_watch, students, code)
        print(_summary(with_watch, students, words))
        for fault in faults:
            print(f"WRONG: {fault}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(bool(faults))


def _words() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="benchmarks.last_minutes",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("--students", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--quiet", type=int, default=0, metavar="STUDENTS")
    return parser.parse_args()


def _course(root: Path) -> Course:
    """Make a course of the one topic, due when the game ends."""
    root.mkdir()
    copy_linear(root)
    (root / ".venv-sandbox").symlink_to(ROOT / ".venv-sandbox")
    due = datetime.now(UTC) + timedelta(hours=1)
    late = '[late]\nkind = "percent_per_day"\npercent = 10\n'
    settings = f'title = "Benchmark"\ntopics = ["{LINEAR}"]\n[due]\n{LINEAR} = {due:%FT%TZ}\n{late}'
    (root / "course.toml").write_text(settings)
    (root / INBOUND).mkdir(parents=True)
    course = open_course(root)
    build_topics(course, [LINEAR], check=False)
    make_secret(course.paths.secret)
    set_up(course)
    return course


def _students(course: Course, words: argparse.Namespace) -> list[DemoStudent]:
    """Fill in notebooks as the demo does: right, mistaken, half done, broken, and so on."""
    topic = read_topic(course.paths, LINEAR)
    size = words.quiet or words.students
    everyone = list(make_class(course.paths, topic, size, datetime.now(UTC)))
    if words.quiet:
        right = everyone[0].notebook
        everyone = [DemoStudent(s.id, "", "", "right", right, s.timestamp) for s in everyone]
    record_students(course.database, [StudentRecord(student.id) for student in everyone])
    return everyone


def _hand_in(course: Course, student: DemoStudent) -> None:
    """Submit as nbgrader does: the notebook first, and the time last of all."""
    now = f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S.%f} UTC"
    entry = course.paths.root / INBOUND / f"{student.id}+{LINEAR}+{now}+{secrets.token_hex(4)}"
    entry.mkdir()
    half = len(student.notebook) // 2
    with (entry / f"{LINEAR}.ipynb").open("wb") as file:
        file.write(student.notebook[:half])
        file.flush()
        time.sleep(0.05)
        file.write(student.notebook[half:])
    (entry / "timestamp.txt").write_text(now)


def _one_after_the_other(watched: WatchedCourse, students: Sequence[DemoStudent]) -> None:
    for number, student in enumerate(students, 1):
        time.sleep(1.0)
        _hand_in(watched.course, student)
        _wait(lambda number=number: len(watched.told("graded")) >= number)


def _all_at_once(
    watched: WatchedCourse, students: Sequence[DemoStudent], words: argparse.Namespace
) -> None:
    chance = random.Random(0)
    began = time.monotonic()
    times = sorted(chance.uniform(0, words.seconds) for _ in students)
    kills = [words.seconds * (number + 1) / (words.kills + 1) for number in range(words.kills)]
    for moment, student in zip(times, chance.sample(students, len(students)), strict=True):
        while kills and kills[0] < moment:
            kills.pop(0)
            watched.kill()
            watched.start()
        time.sleep(max(0.0, began + moment - time.monotonic()))
        _hand_in(watched.course, student)
    wanted = {student.id for student in students}
    _wait(lambda: wanted <= _answered(watched.course))


def _answered(course: Course) -> set[str]:
    results = course.paths.stored_result("any", LINEAR).parent.glob("[!.]*.json")
    with_page = {file.stem for file in results}
    return {name for name in with_page if course.paths.feedback_page(name, LINEAR).exists()}


def _wait(is_done: Any) -> None:
    until = time.monotonic() + LONGEST_WAIT_SECONDS
    while not is_done():
        if time.monotonic() > until:
            raise TimeoutError("the watch has not finished")
        time.sleep(0.05)


def _faults(
    course: Course, watched: WatchedCourse, students: Sequence[DemoStudent], code: int
) -> list[str]:
    """Name whatever was lost, repeated or late, by the gradebook and the ledger."""
    wanted = {student.id for student in students}
    marks = read_marks(course.database, [LINEAR]).submissions
    faults = [] if code == 0 else [f"the watch ended with {code}"]
    lost = wanted - {found.student for found in marks}
    faults += [f"lost: {', '.join(sorted(lost))}"] if lost else []
    pages = wanted - _answered(course)
    faults += [f"without a page: {', '.join(sorted(pages))}"] if pages else []
    late = [found.student for found in marks if found.late_penalty]
    faults += [f"late: {', '.join(late)}"] if late else []
    lines = Counter((line.student, line.item) for line in read_ledger(course.paths.ledger))
    twice = sorted({student for (student, _), count in lines.items() if count > 1})
    faults += [f"recorded twice: {', '.join(twice)}"] if twice else []
    told = Counter(event["student"] for event in watched.told("graded"))
    again = sorted(student for student, count in told.items() if count > 1)
    faults += [f"graded twice: {', '.join(again)}"] if again else []
    return faults


def _summary(
    watched: WatchedCourse, students: Sequence[DemoStudent], words: argparse.Namespace
) -> str:
    seconds = sorted(e["seconds"] for e in watched.events if e.get("page") and "seconds" in e)
    middle, last = statistics.median(seconds), seconds[-1]
    kinds = f"{words.kills} kills, " if words.kills else ""
    return (
        f"{len(students)} hand-ins, {kinds}{len(watched.told('graded'))} graded, "
        f"{len(watched.told('fault'))} with faults; from arrival to page {seconds[0]:.1f} s at "
        f"best, {middle:.1f} in the middle, {last:.1f} at most; load {os.getloadavg()[0]:.1f}"
    )


if __name__ == "__main__":
    main()
