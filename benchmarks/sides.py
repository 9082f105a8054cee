"""Runs one side on its course, from a gradebook without scores, and reads what it recorded."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.courses import LINEAR, Pair, environment
from benchmarks.processor_account import Account, open_account
from benchmarks.public_courses import PublicPair

MOST_RUNS = 3
OURS = "autograder, two workers"

Scores = dict[tuple[str, str], float | None]

SCORES = """
SELECT submitted_assignment.student_id, base_cell.name, grade.auto_score FROM grade
JOIN base_cell ON base_cell.id = grade.cell_id
JOIN submitted_notebook ON submitted_notebook.id = grade.notebook_id
JOIN submitted_assignment ON submitted_assignment.id = submitted_notebook.assignment_id
"""


Compared = Pair | PublicPair
"""Two courses with the same submissions, and what is right for them."""


@dataclass(frozen=True)
class Timing:
    """One run of one side.

    ``seconds`` is the whole run, from its start to its end; ``each`` is the time from one finished
    submission to the next once the first of every process is done; ``cpu`` is processor time, the
    sandbox's too; ``first`` is the time to the first result; ``students`` is how many were graded,
    where that is not the whole class.
    """

    seconds: float
    each: float
    cpu: float
    first: float = 0.0
    students: int = 0


@dataclass(frozen=True)
class MeasuredSide:
    """One way to grade: its name, the commands that run at once, where, and whose submissions."""

    name: str
    root: Path
    commands: tuple[tuple[str, ...], ...]
    jobs: int
    students: tuple[str, ...]


def sides_of(pair: Compared) -> list[MeasuredSide]:
    """List the ways to grade that are compared.

    Of a mixed class, which may be large, stock grades a sample, one after the other.
    """
    topic, everyone = pair.assignment, tuple(pair.workload.ids)
    stock = (sys.executable, "-m", "nbgrader", "autograde", topic)
    halves = tuple((*stock, f"--student={letter}*") for letter in "ab")
    ours = (sys.executable, "-m", "autograder", "grade", topic, "--jobs", "2", "--quiet")
    mine = MeasuredSide(OURS, pair.ours, (ours,), 2, everyone)
    if pair.workload.is_mixed:
        sample = tuple(student for student in everyone if student.startswith("a"))
        return [MeasuredSide("stock", pair.stock, halves[:1], 1, sample), mine]
    whole = (*ours, "--rerun-experiments")
    name = f"{OURS}, experiments run again"
    return [
        MeasuredSide("stock", pair.stock, (stock,), 1, everyone),
        MeasuredSide("stock, two processes", pair.stock, halves, 2, everyone),
        *([MeasuredSide(name, pair.ours, (whole,), 2, everyone)] if topic == LINEAR else []),
        mine,
    ]


def keep_fresh(root: Path) -> None:
    """Keep the gradebook as it is before anything was graded."""
    shutil.copy(root / "gradebook.db", root / "gradebook.fresh")


def start_over(root: Path) -> None:
    """Forget everything that was graded."""
    for entry in ("autograded", "feedback", ".autograder/results"):
        shutil.rmtree(root / entry, ignore_errors=True)
    for entry in (".autograder/ledger.jsonl", "gradebook.db-wal", "gradebook.db-shm"):
        (root / entry).unlink(missing_ok=True)
    shutil.copy(root / "gradebook.fresh", root / "gradebook.db")


def run_side(
    pair: Compared, side: MeasuredSide, watch: Callable[[Sequence[int]], None] = lambda _: None
) -> Timing:
    """Grade the whole class; ``watch`` is called with the processes while they run.

    Two processes of stock's now and then lose a submission to each other's lock on the database;
    such a run is no measurement, and is done again.
    """
    for _ in range(MOST_RUNS - 1):
        try:
            return _run_once(pair, side, watch)
        except FailedRunError as error:
            if len(side.commands) == 1:
                raise
            print(f"{error.args[0].splitlines()[0]}; it is run again", file=sys.stderr)
    return _run_once(pair, side, watch)


class FailedRunError(SystemExit):
    """A run that ended with an error; the message holds the end of what it wrote."""


def _run_once(pair: Compared, side: MeasuredSide, watch: Callable[[Sequence[int]], None]) -> Timing:
    start_over(side.root)
    with open_account() as account:
        began = time.time()
        running = [_start(account, command, side.root) for command in side.commands]
        watch([process.pid for process in running])
        said = [process.communicate()[1] for process in running]
        seconds = time.time() - began
        account.wait()
        cpu = account.seconds()
    for process, words in zip(running, said, strict=True):
        if process.returncode:
            raise FailedRunError(f"{side.name}: ended with {process.returncode}\n{words[-4000:]}")
    times = _result_times(pair, side)
    count = len(side.students) if len(side.students) < pair.workload.students else 0
    return Timing(seconds, _seconds_each(times, side), cpu, times[0] - began, count)


def _start(account: Account, command: Sequence[str], root: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        account.command(command),
        cwd=root,
        env=environment(),
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )


def _result_times(pair: Compared, side: MeasuredSide) -> list[float]:
    """List the times at which results were put in place."""
    topic = pair.assignment
    files = [side.root / "autograded" / s / topic / f"{topic}.ipynb" for s in side.students]
    return sorted(file.stat().st_ctime for file in files)


def _seconds_each(times: Sequence[float], side: MeasuredSide) -> float:
    """Report the time from one result to the next; starting up is left out."""
    first = side.jobs - 1
    count = len(times) - 1 - first
    return (times[-1] - times[first]) / count if count > 0 else 0.0


def read_scores(root: Path) -> Scores:
    """Read every recorded score."""
    with contextlib.closing(sqlite3.connect(root / "gradebook.db")) as database:
        return {(student, cell): score for student, cell, score in database.execute(SCORES)}


def verify(pair: Compared, side: MeasuredSide) -> None:
    """See that every submission has the right score in every cell.

    An answer that is right earns all its points, one that is wrong loses some. Of a mixed class,
    stock is held to the right answers that use no wrong one: those that use one lose points there,
    and its plain calls do not see every mistake. Here only what uses a wrong one of a later cell
    may lose points.
    """
    found = read_scores(side.root)
    for student in side.students:
        for cell, points in pair.points.items():
            score = found.get((student, cell))
            is_wrong = cell in pair.failed.get(student, ())
            is_shaken = cell in pair.shaken.get(student, ())
            is_stocks = side.root == pair.stock and pair.workload.is_mixed
            if is_stocks and (is_shaken or is_wrong):
                continue
            if is_shaken and cell in pair.beyond_credit.get(student, ()):
                continue
            is_right_score = score is not None and (score < points if is_wrong else score == points)
            if not is_right_score:
                raise SystemExit(
                    f"{side.name}: {student} has {score} of {points} for {cell}. "
                    "The timing is worth nothing."
                )


def same_scores(pair: Compared) -> None:
    """See that both sides recorded the same, cell by cell."""
    ours, stock = read_scores(pair.ours), read_scores(pair.stock)
    for student in pair.workload.ids:
        for cell in pair.points:
            key = (student, cell)
            if ours.get(key) != stock.get(key):
                raise SystemExit(f"{key}: ours {ours.get(key)}, stock {stock.get(key)}")


def processes_below(pids: Sequence[int]) -> list[int]:
    """List processes and all that descend from them."""
    found = list(pids)
    for pid in found:
        with contextlib.suppress(OSError):
            for thread in os.listdir(f"/proc/{pid}/task"):  # noqa: PTH208 - plain names
                text = Path(f"/proc/{pid}/task/{thread}/children").read_text()
                found += [int(word) for word in text.split()]
    return found
