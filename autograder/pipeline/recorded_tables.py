"""Recorded tables of ``calibrate`` and ``mutate``, each with the hash of what it was made from."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from autograder.authoring.assignment import read_topic
from autograder.course import Course
from autograder.grading.fingerprints import topic_fingerprint
from autograder.grading.hashes import file_parts, hash_of
from autograder.paths import CoursePaths
from autograder.pipeline.calibrate import CalibrationReport
from autograder.pipeline.mutate import MutationReport

CALIBRATION = "calibration"
MUTATION = "mutation"


def fingerprint_of_tables(paths: CoursePaths, slug: str) -> str:
    """Hash everything that the tables of a topic depend on."""
    topic = read_topic(paths, slug)
    folder = paths.calibration(slug, "x").parent
    answers = [part for child in sorted(folder.glob("*/*")) for part in file_parts(child)]
    return hash_of([topic_fingerprint(paths, topic), *answers,
                    *file_parts(paths.equivalent_mutants(slug))])  # fmt: skip


def record_calibration(course: Course, topics: Sequence[str], report: CalibrationReport) -> None:
    """Keep the calibration table of each topic."""
    paths = course.paths
    for slug in topics:
        names = {exercise.name for exercise in read_topic(paths, slug).exercises}
        rows = [
            {"exercise": row.exercise, "kind": str(row.kind), "answer": row.name,
             "earned": list(row.earned), "of": row.max_points, "fails": list(row.failed_tests)}
            for row in report.rows if row.exercise in names
        ]  # fmt: skip
        _write(paths.recorded_table(slug, CALIBRATION), fingerprint_of_tables(paths, slug), rows)


def record_mutation(course: Course, report: MutationReport) -> None:
    """Keep the mutation table of one topic."""
    paths = course.paths
    rows = [
        {"exercise": row.exercise, "mutants": row.mutants, "caught": row.caught,
         "equivalent": row.equivalent, "survivors": list(row.survivors)}
        for row in report.rows
    ]  # fmt: skip
    fingerprints = fingerprint_of_tables(paths, report.topic)
    _write(paths.recorded_table(report.topic, MUTATION), fingerprints, rows)


def is_stale(paths: CoursePaths, slug: str, kind: str) -> bool:
    """Say whether a recorded table is missing or was made from other inputs."""
    path = paths.recorded_table(slug, kind)
    if not path.exists():
        return True
    return bool(json.loads(path.read_text())["made_from"] != fingerprint_of_tables(paths, slug))


def _write(path: Path, fingerprints: str, rows: list[dict[str, Any]]) -> None:
    lines = ",\n  ".join(json.dumps(row) for row in rows)
    path.write_text(f'{{"made_from": "{fingerprints}",\n "rows": [\n  {lines}\n ]}}\n')
