"""Hashes of everything that a verdict depends on, by part: what all exercises share, and the rest.

The names of the parts are said to people: "changed: hidden tests of r2_score".
"""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from autograder.checking.released_names import read_released_names
from autograder.grading.dependencies import (
    MISTAKES,
    POINTS,
    REFERENCES,
    SETTINGS,
    TESTS,
    WORDS,
    ExerciseTexts,
    TopicTexts,
)
from autograder.grading.engine_modules import EngineModules, installed_engine
from autograder.grading.hashes import file_parts, short_hash, submission_parts
from autograder.model import SubmissionResult, Topic
from autograder.paths import CoursePaths
from autograder.submission_limits import Limits
from autograder.timestamps import TIMESTAMP_FILE

ENGINE_PACKAGES = ("hypothesis", "numpy", "pandas", "pydantic", "pytest")
"""What references and hidden tests compute with."""

SUBMISSION = "submission"
TIME = "time of the submission"
_TIME_FILE = TIMESTAMP_FILE.encode()

Parts = Mapping[str, str]


@dataclass(frozen=True)
class Fingerprints:
    """What the verdicts on one topic depend on: ``common`` to all exercises, and for each alone."""

    common: Parts
    exercises: Mapping[str, Parts]

    def with_submission(self, folder: Path) -> Parts:
        """Add the files of one submission to what is common."""
        files = submission_parts(folder)
        names, contents = files[::2], files[1::2]
        time = [data for name, data in zip(names, contents, strict=True) if name == _TIME_FILE]
        rest = [
            part
            for name, data in zip(names, contents, strict=True)
            if name != _TIME_FILE
            for part in (name, data)
        ]
        return {**self.common, SUBMISSION: short_hash(rest), TIME: short_hash(time)}


def read_fingerprints(
    paths: CoursePaths,
    topic: Topic,
    limits: Limits,
    secret: str,
    engine: EngineModules | None = None,
) -> Fingerprints:
    """Hash what the verdicts on a topic depend on, besides the submission."""
    engine = engine or installed_engine()
    texts = TopicTexts(paths, topic, engine)
    questions = [question.id for question in topic.questions]
    names = [exercise.name for exercise in topic.exercises]
    common = {
        **verdict_parts(paths, topic, limits, texts, engine),
        "words of the engine": engine.words_hash(engine.verdict_modules),
        "top of the release": short_hash([repr(read_released_names(paths, topic.slug))]),
        "secret": short_hash([secret]),
        "list of exercises": short_hash([topic.slug, repr(names), repr(questions)]),
    }
    exercises = {name: _parts_of(texts.texts_of(name)) for name in names}
    engine.cache.save()
    return Fingerprints(common, exercises)


def verdict_parts(
    paths: CoursePaths, topic: Topic, limits: Limits, texts: TopicTexts, engine: EngineModules
) -> Parts:
    """Hash what can move a mark of any exercise, whoever wrote the answer."""
    lock = paths.root / "requirements" / "sandbox.lock"
    data = file_parts(paths.data(topic.slug)) + file_parts(paths.release(topic.slug) / "data")
    return {
        "engine": engine.marks_hash(engine.verdict_modules),
        "packages of the engine": short_hash(engine_packages()),
        "packages of the sandbox": short_hash(file_parts(lock)),
        "limits": short_hash([limits.model_dump_json()]),
        "data": short_hash(data),
        "open functions": short_hash(file_parts(paths.open_functions(topic.slug))),
        "files beside the hidden tests": short_hash(texts.beside()),
    }


def _parts_of(texts: ExerciseTexts) -> Parts:
    return {
        TESTS: short_hash(texts.tests),
        POINTS: short_hash([*texts.points, *texts.titles]),
        REFERENCES: short_hash(texts.references),
        SETTINGS: short_hash(texts.settings),
        WORDS: short_hash(texts.words),
        MISTAKES: short_hash(texts.mistakes),
    }


@functools.cache
def engine_packages() -> tuple[str, ...]:
    """Name the packages that references and hidden tests compute with, and their versions."""
    return tuple(f"{name} {_version(name)}" for name in ENGINE_PACKAGES)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"


def outdated_exercises(
    stored: SubmissionResult, common: Parts, fingerprints: Fingerprints
) -> tuple[str, ...]:
    """Name the exercises of a stored result that must be tested again.

    Points and titles of tests are no reason: verdicts that stand are given the new ones. Nor is
    the time of the submission: it only moves the late penalty. Stored mistakes are one only where
    marks were lost.
    """
    everything = tuple(fingerprints.exercises)
    found = {one.exercise: one.fingerprints for one in stored.exercises}
    is_whole = {one.exercise: one.score == one.max_points for one in stored.exercises}
    if (
        set(changed(stored.fingerprints, common)) - {TIME}
        or found.keys() != fingerprints.exercises.keys()
    ):
        return everything
    outdated = tuple(
        name
        for name, now in fingerprints.exercises.items()
        if set(changed(found[name], now)) - {POINTS, *([MISTAKES] if is_whole[name] else [])}
    )
    return everything if outdated and stored.is_joint else outdated


def is_current(stored: SubmissionResult, common: Parts, fingerprints: Fingerprints) -> bool:
    """Return whether nothing that a stored result depends on has changed."""
    found = {one.exercise: one.fingerprints for one in stored.exercises}
    return stored.fingerprints == common and (found == fingerprints.exercises or bool(stored.fault))


def reasons(stored: SubmissionResult, common: Parts, fingerprints: Fingerprints) -> tuple[str, ...]:
    """Report what has changed since a result was stored, in words."""
    reported = (
        list(changed(stored.fingerprints, common))
        if stored.fingerprints
        else ["format of stored results"]
    )
    if reported:
        return tuple(reported)
    found = {one.exercise: one.fingerprints for one in stored.exercises}
    return tuple(
        f"{' and '.join(parts)} of {name}" if found.get(name) else f"{name}, not tested before"
        for name, now in fingerprints.exercises.items()
        if (parts := changed(found.get(name, {}), now))
    )


def changed(before: Parts, now: Parts) -> tuple[str, ...]:
    """Name the parts that differ."""
    return tuple(part for part in {**now, **before} if before.get(part) != now.get(part))
