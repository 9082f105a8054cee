"""Measure the pages of `autograder report` on a class that nobody had to grade.

python -m benchmarks.report_pages                        1,000 students, one topic
python -m benchmarks.report_pages --students 300 --topics 4 --keep /tmp/synthetic
"""

import argparse
import random
import shutil
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy.orm import Session

from autograder.authoring.assignment import read_topic
from autograder.course import Course, open_course
from autograder.gradebook.database import open_engine, transaction
from autograder.gradebook.result_store import result_bytes
from autograder.gradebook.rows import submission_rows
from autograder.gradebook.students import StudentRecord, record_students
from autograder.model import (
    CellRun,
    Exercise,
    ExerciseResult,
    Status,
    SubmissionResult,
    Topic,
    Verdict,
)
from autograder.pipeline.report import publish_report
from autograder.pipeline.setup import set_up
from autograder.staging import stage

ROOT = Path(__file__).resolve().parent.parent
NAMES = (
    "Ángel",
    "Zoë",
    "Øre",
    "Łukasz",
    "Wang",
    "O'Brien",
    "de la Cruz",
    "Müller",
    "Nguyễn",
    "Ada",
)
HOSTILE = ("<b>Bobby</b>", "=1+1", "‮evil", "عائشة")
DUE = datetime(2026, 10, 5, 18)
OUTPUT = {"output_type": "stream", "name": "stdout", "text": "something that a cell put out\n" * 40}


def main() -> None:
    """Make the class, write its pages, and say how long the second took."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--students", type=int, default=1000)
    words.add_argument("--topics", type=int, default=1)
    words.add_argument("--keep", type=Path, help="make the course here and leave it")
    asked = words.parse_args()
    folder = asked.keep or Path(tempfile.mkdtemp(prefix="autograder-report-"))
    try:
        course, topics = make_course(folder, asked.students, asked.topics)
        wall, processor = time.perf_counter(), time.process_time()
        publish_report(course, topics)
        wall, processor = time.perf_counter() - wall, time.process_time() - processor
        pages = sorted((course.paths.private / "reports").glob("*.html"))
        size = sum(page.stat().st_size for page in pages) / 1e6
        print(f"{asked.students} students, {len(topics)} topics: {wall:.1f} s, of the processor")
        print(f"{processor:.1f} s; {len(pages)} pages, {size:.1f} MB")
    finally:
        if not asked.keep:
            shutil.rmtree(folder)


def make_course(folder: Path, students: int, count: int) -> tuple[Course, list[Topic]]:
    """Make a course of the first topics with results and marks of so many students."""
    slugs = open_course(ROOT).config.topics[:count]
    folder.mkdir(parents=True, exist_ok=True)
    due = "".join(
        f"{s} = {DUE + timedelta(weeks=n):%Y-%m-%dT%H:%M:%S}\n" for n, s in enumerate(slugs)
    )
    settings = f'title = "Synthetic course"\ntopics = {list(slugs)}\n\n[due]\n{due}'
    (folder / "course.toml").write_text(settings.replace("'", '"'))
    for slug in slugs:
        for room in ("assignments", "source", "release"):
            shutil.copytree(ROOT / room / slug, folder / room / slug, dirs_exist_ok=True)
    course = open_course(folder)
    set_up(course)
    topics = [read_topic(course.paths, slug) for slug in slugs]
    people = [_person(number) for number in range(students)]
    record_students(course.database, people)
    engine = open_engine(course.database, writes=True)
    with transaction(engine) as session:
        for number, person in enumerate(people):
            for place, topic in enumerate(topics):
                _hand_in(course, session, topic, person.id, random.Random(f"{number} {place}"))
    engine.dispose()
    return course, topics


def _person(number: int) -> StudentRecord:
    rng = random.Random(number)
    last = HOSTILE[number] if number < len(HOSTILE) else f"{rng.choice(NAMES)}-{rng.choice(NAMES)}"
    return StudentRecord(f"s{number:04}", last, rng.choice(NAMES), "")


def _hand_in(
    course: Course, session: Session, topic: Topic, student: str, rng: random.Random
) -> None:
    if rng.random() < 0.06:
        return
    skill = min(1.0, max(0.05, rng.gauss(0.75, 0.18)))
    result = SubmissionResult(
        student,
        topic.slug,
        f"{rng.getrandbits(256):064x}",
        tuple(_exercise(exercise, skill, rng) for exercise in topic.exercises),
        tuple(q.id for q in topic.questions if rng.random() < skill),
        tuple(_notes(rng)),
        tuple(CellRun(n, Status.PASSED, (OUTPUT,)) for n in range(2 * len(topic.exercises))),
        sandbox="full",
    )
    if rng.random() < 0.01:
        result = replace(result, exercises=(), fault=f"submitted/{student}: this is no notebook.")
    path = course.paths.stored_result(student, topic.slug)
    path.parent.mkdir(parents=True, exist_ok=True)
    stage(path, result_bytes(result, {})).publish()
    due = course.config.due_at(topic.slug) or DUE
    rows: Any = submission_rows(session, student, topic.slug)
    late = timedelta(hours=rng.expovariate(0.05)) if rng.random() < 0.12 else -timedelta(hours=9)
    rows.submission.timestamp = (due + late).replace(tzinfo=None)
    scores = {f"{e.exercise}-check": e.score for e in result.exercises}
    for cell, grade in rows.grades.items():
        grade.auto_score = scores.get(cell)


def _notes(rng: random.Random) -> Iterator[str]:
    if rng.random() < 0.4:
        yield "The notebook is called `linear (2).ipynb`; it was recognised by its contents."
    if rng.random() < 0.02:
        line = rng.randint(1, 9)
        yield f'Code cell {line} under "Exercise 6" stopped with `ValueError` in line 2.'


def _exercise(exercise: Exercise, skill: float, rng: random.Random) -> ExerciseResult:
    blank, wrong = rng.random() > skill + 0.35, rng.random() > skill
    kind = rng.choice(("", "", "alpha", "beta", "gamma"))
    verdicts = tuple(
        Verdict(
            f"test_{n}",
            f"Gives the value number {n} that `{exercise.name}` is defined by.",
            1,
            status := Status.NO_ANSWER
            if blank
            else Status.FAILED
            if wrong and rng.random() < 0.6
            else Status.PASSED,
            f"Off by a factor of {rng.random():.3f}." if status is Status.FAILED else "",
        )
        for n in range(exercise.max_points)
    )
    is_wrong = any(v.status is Status.FAILED for v in verdicts)
    look = f"{exercise.name}(X)\n    X = [[1., 0.]]\nexpected  [0.5]\ngot       [nan]"
    return ExerciseResult(
        exercise.name,
        exercise.max_points,
        exercise.is_bonus,
        verdicts,
        counterexample=look if is_wrong else "",
        mistakes=("halved",) if is_wrong and kind == "alpha" else (),
        mistake_words="It returns half of what it should." if is_wrong and kind == "alpha" else "",
        behaviour=kind if is_wrong and kind != "alpha" else "",
    )


if __name__ == "__main__":
    main()
