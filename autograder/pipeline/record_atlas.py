"""Record the atlases of exercises: what is outdated is made again, and merged into the tables."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from autograder.authoring.assignment import read_topic
from autograder.checking.atlas_recording import ATLAS as ATLAS_JSON
from autograder.checking.atlas_recording import TASK, AtlasTask, record_atlas
from autograder.checking.stored_answers import Kind
from autograder.course import Course
from autograder.errors import SandboxError
from autograder.grading.engine_modules import EngineModules
from autograder.grading.worker_pool import LocalPool, Undone
from autograder.mistakes.atlas import (
    ATLAS,
    AtlasTable,
    ExerciseAtlas,
    read_atlas_table,
    write_atlas_table,
)
from autograder.paths import CoursePaths
from autograder.pipeline.calibrate import calibration_task
from autograder.pipeline.exercise_selection import select_exercises
from autograder.pipeline.recorded_tables import TableUpdate, outdated_among, read_table_fingerprints


@dataclass(frozen=True)
class AtlasRow:
    """One exercise: its stored mistakes, and which of them cannot be told apart.

    ``unseen`` are mistakes that no probe separates from a right answer.
    """

    topic: str
    exercise: str
    mistakes: int
    probes: int
    public: int
    alike: tuple[tuple[str, ...], ...]
    unseen: tuple[str, ...]
    without_probes: str = ""


@dataclass(frozen=True)
class AtlasReport:
    """What was recorded, or stands in the tables."""

    rows: tuple[AtlasRow, ...]

    @property
    def mistakes(self) -> int:
        """How many stored mistakes there are."""
        return sum(row.mistakes for row in self.rows)

    @property
    def separated(self) -> int:
        """How many of them can be recognised."""
        return self.mistakes - sum(len(row.unseen) for row in self.rows)


def plan_atlases(
    paths: CoursePaths,
    names: Sequence[str],
    *,
    is_forced: bool = False,
    engine: EngineModules | None = None,
) -> list[TableUpdate]:
    """Find the exercises whose atlas is missing or outdated; everything if forced."""
    updates = []
    for slug, exercises in select_exercises(paths, names).items():
        now = read_table_fingerprints(paths, slug, ATLAS, engine)
        outdated = outdated_among(now, read_atlas_table(paths, slug).made_from)
        to_run = tuple(name for name in exercises if is_forced or name in outdated)
        if to_run or set(outdated) - now.keys():
            updates.append(TableUpdate(slug, to_run, now))
    return updates


def record_atlases(
    course: Course,
    updates: Sequence[TableUpdate],
    *,
    jobs: int,
    keeps_probes: bool = False,
    progress: Callable[[str, int, int], None] = lambda *_: None,
) -> None:
    """Make atlases and write them, a topic at a time.

    Parameters
    ----------
    keeps_probes : bool
        Whether to take the probes of an atlas that is there, and to search for more only where
        none of them shows a stored mistake.

    Raises
    ------
    SandboxError
        If an atlas could not be made; those of earlier exercises are written.
    """
    tasks = {
        f"{update.topic}/{name}": _task(course, update.topic, name, keeps_probes=keeps_probes)
        for update in updates
        for name in update.exercises
    }
    for update in updates:
        _merge(course.paths, update, {})
    plans = {update.topic: update for update in updates}
    for done, outcome in enumerate(LocalPool(record_atlas, jobs).run(tasks), 1):
        if isinstance(outcome, Undone):
            raise SandboxError(f"{outcome.key}: no atlas could be made. {outcome.reason}")
        progress(outcome.key, done, len(tasks))
        topic, _, exercise = outcome.key.partition("/")
        atlas = ATLAS_JSON.validate_json(outcome.reply)
        _merge(course.paths, plans[topic], {exercise: atlas})


def read_atlas_report(paths: CoursePaths, names: Sequence[str]) -> AtlasReport:
    """Report what stands in the recorded tables."""
    rows = []
    for slug, exercises in select_exercises(paths, names).items():
        atlases = read_atlas_table(paths, slug).atlases
        rows += [_row(slug, name, atlases[name]) for name in exercises if name in atlases]
    return AtlasReport(tuple(rows))


def _task(course: Course, slug: str, name: str, *, keeps_probes: bool) -> bytes:
    topic = read_topic(course.paths, slug)
    task = calibration_task(course, topic, topic.exercise(name), "")
    stored = (Kind.REFERENCE, Kind.RIGHT, Kind.WRONG)
    answers = tuple(answer for answer in task.answers if answer.kind in stored)
    fields = {**vars(task), "answers": answers}
    return TASK.dump_json(AtlasTask(**fields, keeps_probes=keeps_probes))


def _merge(paths: CoursePaths, update: TableUpdate, fresh: dict[str, ExerciseAtlas]) -> None:
    """Put some atlases into a table; those of exercises that are gone go, too."""
    old = read_atlas_table(paths, update.topic)
    made_from = {**old.made_from, **{name: update.fingerprints[name] for name in fresh}}
    atlases = {**old.atlases, **fresh}
    kept = sorted(name for name in atlases if name in update.fingerprints)
    table = AtlasTable(
        {name: made_from.get(name, "") for name in kept}, {name: atlases[name] for name in kept}
    )
    write_atlas_table(paths, update.topic, table)


def _row(slug: str, name: str, atlas: ExerciseAtlas) -> AtlasRow:
    return AtlasRow(
        topic=slug,
        exercise=name,
        mistakes=len(atlas.mistakes),
        probes=len(atlas.probes),
        public=sum(probe.is_public for probe in atlas.probes),
        alike=atlas.alike,
        unseen=atlas.unseen,
        without_probes=atlas.without_probes,
    )
