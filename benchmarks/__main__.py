"""Measure stock nbgrader and this engine on the same submissions, in alternating rounds.

python -m benchmarks                      everything but the curve; about ten minutes alone
python -m benchmarks --only fixed         one of fixed, figure, linear_regression, class, public,
                                          small
python -m benchmarks --record             also record it in docs/speed.md and docs/benchmark.json
python -m benchmarks --curve 20 200 2000  only the cost by size of the class, as docs/*.png
"""

import argparse
import datetime
import importlib.metadata
import json
import os
import re
import resource
import shutil
import tempfile
from pathlib import Path

from benchmarks import curve, small
from benchmarks.courses import FIXED, LINEAR, ROOT, Workload, make_pair
from benchmarks.memory import MemoryWatch, machine
from benchmarks.public_courses import make_public_pair
from benchmarks.public_notebooks import PUBLIC_NOTEBOOKS
from benchmarks.sides import Compared, keep_fresh, run_side, same_scores, sides_of, verify
from benchmarks.summary_table import Measurement, table

RECORD = ROOT / "docs" / "benchmark.json"
PAGE = ROOT / "docs" / "speed.md"
MARKS = r"(<!-- benchmark -->\n).*?(<!-- /benchmark -->)"
OTTER = ROOT / "benchmarks" / "otter.json"
PARTS = ("fixed", "figure", "linear_regression", "class", "public", "small")
SMALL_CLASS = 100
"""Students of the course on which a re-grade is timed."""


def main() -> None:
    """Run what the words ask for."""
    words = _words()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    folder = Path(tempfile.mkdtemp(prefix="autograder-bench-"))
    try:
        found = _start(words)
        if words.curve:
            found.curve = curve.measure(words.curve, folder)
            curve.draw(found.curve, ROOT / "docs" / "benchmark_curve.png", found)
        else:
            _measure(found, words, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if found.timings:
        print(table(found))
    if found.curve:
        print(curve.table(found.curve))
    if words.json:
        words.json.write_text(_json(found))
    if words.record:
        _record(found)


def _words() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="benchmarks", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--students", type=int, default=16, help="with the fixed notebook [16]")
    parser.add_argument("--linear-students", type=int, default=10, help="with the topic [10]")
    parser.add_argument("--class-students", type=int, default=30, help="in the mixed class [30]")
    parser.add_argument("--stock-students", type=int, default=8, help="stock's part of it [8]")
    parser.add_argument("--public-students", type=int, default=12, help="in public courses [12]")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", choices=PARTS, action="append", default=[])
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--record", action="store_true", help="record what was found")
    parser.add_argument("--curve", type=int, nargs="*", default=[], metavar="STUDENTS")
    return parser.parse_args()


def _start(words: argparse.Namespace) -> Measurement:
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    names = ("nbgrader", "numpy", "matplotlib", "ipykernel")
    versions = {name: importlib.metadata.version(name) for name in names}
    found = Measurement(today, machine(), versions, words.rounds, os.getloadavg()[0])
    if OTTER.exists():
        found.otter = json.loads(OTTER.read_text())
    return found


def _measure(found: Measurement, words: argparse.Namespace, folder: Path) -> None:
    for workload in _workloads(words):
        print(f"{workload.name}: making both courses", flush=True)
        pair = make_pair(workload, folder / workload.name)
        keep_fresh(pair.ours)
        keep_fresh(pair.stock)
        _rounds(found, pair, words.rounds)
        if not workload.is_mixed:
            found.floors[workload.name] = small.floors(pair)
        if workload.name == LINEAR:
            found.small["hidden_tests"] = small.hidden_test_seconds(pair)
            found.small["check"], found.small["selfcheck"] = small.selfcheck_seconds(pair)
    if not words.only or "public" in words.only:
        for name in PUBLIC_NOTEBOOKS:
            print(f"{name}: making both courses", flush=True)
            workload = Workload(name, name, words.public_students)
            public = make_public_pair(workload, folder / name)
            keep_fresh(public.ours)
            keep_fresh(public.stock)
            _rounds(found, public, words.rounds)
    if not words.only or "small" in words.only:
        pair = make_pair(Workload("regrade", FIXED, SMALL_CLASS), folder / "regrade")
        keep_fresh(pair.ours)
        run_side(pair, sides_of(pair)[-1])
        found.small["regrade"] = small.regrade_seconds(pair)[0]


def _workloads(words: argparse.Namespace) -> list[Workload]:
    every = [
        Workload("fixed", FIXED, words.students),
        Workload("figure", FIXED, words.students, has_figure=True),
        Workload(LINEAR, LINEAR, words.linear_students),
        Workload("class", LINEAR, words.class_students, stock_students=words.stock_students),
    ]
    return [workload for workload in every if not words.only or workload.name in words.only]


def _rounds(found: Measurement, pair: Compared, rounds: int) -> None:
    """Make both sides grade in turn; see each time that the scores are right."""
    name = pair.workload.name
    found.students[name] = pair.workload.students
    timings = found.timings.setdefault(name, {})
    for number in range(rounds):
        for side in sides_of(pair):
            timing = run_side(pair, side)
            verify(pair, side)
            timings.setdefault(side.name, []).append(timing)
            print(f"{name} {number + 1}: {side.name}, {timing.seconds:.1f} s", flush=True)
        if not pair.workload.is_mixed:
            same_scores(pair)
    if pair.workload.is_mixed:
        return
    ours = sides_of(pair)[-1]
    watch = MemoryWatch(ours.jobs)
    run_side(pair, ours, watch)
    found.memory_mb[name] = watch.peak_mb


def _json(found: Measurement) -> str:
    return json.dumps(found.as_plain(), indent=1) + "\n"


def _record(found: Measurement) -> None:
    """Write the table between its marks on the page, and the figures beside it."""
    RECORD.write_text(_json(found))
    if found.timings:
        PAGE.write_text(put_table(PAGE.read_text(), table(found)))


def put_table(page: str, content: str) -> str:
    """Return a page with another table between the marks."""
    page, count = re.subn(MARKS, lambda marks: marks[1] + content + marks[2], page, flags=re.DOTALL)
    if count != 1:
        raise SystemExit(f"docs/speed.md: the block 'benchmark' is there {count} times, not once")
    return page


if __name__ == "__main__":
    main()
