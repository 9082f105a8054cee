"""Recorded tables of ``calibrate``, ``mutate``, ``mistakes``: what each exercise's rows hang on.

Rows hang on all that can move a mark of a stored answer, and on nothing else.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.config import read_course
from autograder.grading.dependencies import TopicTexts
from autograder.grading.engine_modules import EngineModules, installed_engine
from autograder.grading.fingerprints import verdict_parts
from autograder.grading.hashes import short_hash
from autograder.mistakes.atlas import ATLAS
from autograder.paths import CoursePaths
from autograder.pipeline.calibrate import CalibrationReport
from autograder.pipeline.exercise_selection import select_exercises
from autograder.pipeline.mutate import MutationReport, read_equivalents
from autograder.pipeline.non_answers import write_non_answers

CALIBRATION = "calibration"
MUTATION = "mutation"

RUNS_ANSWERS = {
    CALIBRATION: "autograder.checking.stored_answers",
    MUTATION: "autograder.checking.stored_answers",
    ATLAS: "autograder.checking.atlas_recording",
}
COMPARES_BEHAVIOUR = "autograder.checking.probe_calls"
MAKES_ANSWERS = {
    CALIBRATION: (
        "autograder.authoring.reference",
        "autograder.pipeline.calibrate",
        "autograder.pipeline.non_answers",
    ),
    MUTATION: (
        "autograder.authoring.reference",
        "autograder.pipeline.calibrate",
        "autograder.pipeline.mutate",
    ),
    ATLAS: ("autograder.authoring.reference", "autograder.pipeline.calibrate"),
}
"""The modules that choose what is run; of those that they import, none moves a row."""


@dataclass(frozen=True)
class TableUpdate:
    """What is to be run for one recorded table.

    ``fingerprints`` are those of all exercises of the topic, read before anything is run: what is
    edited meanwhile makes its rows outdated again.
    """

    topic: str
    exercises: tuple[str, ...]
    fingerprints: Mapping[str, str]

    @property
    def names(self) -> tuple[str, ...]:
        """The exercises to run, by their full names."""
        return tuple(f"{self.topic}/{exercise}" for exercise in self.exercises)


def read_table_fingerprints(
    paths: CoursePaths, slug: str, kind: str, engine: EngineModules | None = None
) -> dict[str, str]:
    """Hash what the rows of each exercise depend on, by exercise."""
    engine = engine or installed_engine()
    topic = read_topic(paths, slug)
    texts = TopicTexts(paths, topic, engine)
    limits = read_course(paths.root).limits
    common = verdict_parts(paths, topic, limits, texts, engine)
    modules = (
        *engine.reached_from([RUNS_ANSWERS[kind]]) - engine.verdict_modules,
        *MAKES_ANSWERS[kind],
    )
    shared = [*common.values(), engine.marks_hash(modules)]
    if kind == ATLAS:
        shared.append(engine.words_hash(engine.reached_from([COMPARES_BEHAVIOUR])))
    found = {}
    for exercise in topic.exercises:
        answers = [] if kind == MUTATION else _stored_answers(paths, slug, exercise.name)
        own = texts.texts_of(exercise.name, answers)
        parts = [*shared, *own.tests, *own.points, *own.references, *own.settings]
        if kind != MUTATION:
            parts += texts.codes_of(answers)
            reference = read_reference(paths, slug, exercise.name)
            parts += [answer.source for answer in write_non_answers(reference)]
        else:
            excuses = read_equivalents(paths, topic).get(exercise.name, {})
            parts += [read_reference(paths, slug, exercise.name).body, *sorted(excuses)]
        found[exercise.name] = short_hash(parts)
    engine.cache.save()
    return found


def outdated_rows(
    paths: CoursePaths, slug: str, kind: str, engine: EngineModules | None = None
) -> tuple[str, ...]:
    """Name the exercises whose rows are missing, of other inputs, or of no exercise any more."""
    now = read_table_fingerprints(paths, slug, kind, engine)
    return outdated_among(now, _read(paths.recorded_table(slug, kind))[0])


def plan_updates(
    paths: CoursePaths,
    names: Sequence[str],
    kind: str,
    *,
    is_forced: bool = False,
    engine: EngineModules | None = None,
) -> list[TableUpdate]:
    """Find what must be run so that recorded tables are up to date; everything if forced.

    Parameters
    ----------
    names : sequence of str
        Topics, or exercises such as ``decision_trees/gini``; none means all.
    """
    updates = []
    for slug, exercises in select_exercises(paths, names).items():
        now = read_table_fingerprints(paths, slug, kind, engine)
        outdated = outdated_among(now, _read(paths.recorded_table(slug, kind))[0])
        to_run = tuple(name for name in exercises if is_forced or name in outdated)
        if to_run or set(outdated) - now.keys():
            updates.append(TableUpdate(slug, to_run, now))
    return updates


def record_calibration(
    paths: CoursePaths, updates: Iterable[TableUpdate], report: CalibrationReport
) -> None:
    """Put the rows of a calibration into the tables, but not those of exercises with faults."""
    faulty = {(row.topic, row.exercise) for row in report.faults}
    for update in updates:
        fresh: dict[str, list[dict[str, Any]]] = {
            name: [] for name in update.exercises if (update.topic, name) not in faulty
        }
        for row in report.rows:
            if row.topic == update.topic and row.exercise in fresh:
                fresh[row.exercise].append(
                    {
                        "exercise": row.exercise,
                        "kind": str(row.kind),
                        "answer": row.name,
                        "earned": list(row.earned),
                        "of": row.max_points,
                        "fails": list(row.failed_tests),
                    }
                )
        _merge(paths.recorded_table(update.topic, CALIBRATION), update.fingerprints, fresh)


def record_mutation(paths: CoursePaths, update: TableUpdate, report: MutationReport) -> None:
    """Put the rows of a mutation run into the table of its topic."""
    fresh: dict[str, list[dict[str, Any]]] = {
        row.exercise: [
            {
                "exercise": row.exercise,
                "mutants": row.mutants,
                "caught": row.caught,
                "equivalent": row.equivalent,
                "survivors": list(row.survivors),
            }
        ]
        for row in report.rows
    }
    _merge(paths.recorded_table(update.topic, MUTATION), update.fingerprints, fresh)


def outdated_among(now: Mapping[str, str], recorded: Mapping[str, str]) -> tuple[str, ...]:
    """Name the exercises whose recorded fingerprint is not the one of now."""
    removed = tuple(name for name in sorted(recorded) if name not in now)
    return (*(name for name, found in now.items() if recorded.get(name) != found), *removed)


def _stored_answers(paths: CoursePaths, slug: str, exercise: str) -> list[Path]:
    return sorted(paths.calibration(slug, exercise).glob("*/*.py"))


def _merge(
    path: Path, fingerprints: Mapping[str, str], fresh: Mapping[str, list[dict[str, Any]]]
) -> None:
    """Replace the rows of some exercises; rows of exercises that are gone go, too."""
    made_from, rows = _read(path)
    old: dict[str, list[dict[str, Any]]] = {name: [] for name in made_from}
    for row in rows:
        old.setdefault(row["exercise"], []).append(row)
    made_from = {**made_from, **{name: fingerprints[name] for name in fresh}}
    kept = {**old, **fresh}
    names = sorted(name for name in kept if name in fingerprints)
    _write(
        path,
        {name: made_from.get(name, "") for name in names},
        [row for name in names for row in kept[name]],
    )


def _read(path: Path) -> tuple[dict[str, str], list[dict[str, Any]]]:
    """Read what a table was made from, by exercise, and its rows; a table of topics is outdated."""
    if not path.exists():
        return {}, []
    table = json.loads(path.read_text())
    made_from = table["made_from"]
    return (made_from if isinstance(made_from, dict) else {}), table.get("rows", [])


def _write(path: Path, made_from: Mapping[str, str], rows: Sequence[dict[str, Any]]) -> None:
    """Write one line for each exercise and for each row, so that a diff shows what has changed."""
    hashes = ",\n  ".join(f"{json.dumps(name)}: {json.dumps(h)}" for name, h in made_from.items())
    lines = ",\n  ".join(json.dumps(row) for row in rows)
    text = f'{{"made_from": {{\n  {hashes}\n }},\n "rows": [\n  {lines}\n ]}}\n'
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
