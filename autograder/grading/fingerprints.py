"""Hashes of everything that a verdict depends on, by part: what all exercises share, and the rest.

The names of the parts are said to people: "changed: hidden tests of r2_score".
"""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from autograder.config import Limits
from autograder.grading.dependencies import POINTS, TopicTexts
from autograder.grading.hashes import file_parts, hash_of, short_hash, submission_parts
from autograder.model import SubmissionResult, Topic
from autograder.paths import CoursePaths
from autograder.timestamps import TIMESTAMP_FILE

ENGINE = Path(__file__).parent.parent
ENGINE_ROOMS = ("checking", "sandbox", "testing")
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
    paths: CoursePaths, topic: Topic, limits: Limits, secret: str
) -> Fingerprints:
    """Hash what the verdicts on a topic depend on, besides the submission."""
    texts = TopicTexts(paths, topic)
    questions = [question.id for question in topic.questions]
    names = [exercise.name for exercise in topic.exercises]
    lock = paths.root / "requirements" / "sandbox.lock"
    data = file_parts(paths.data(topic.slug)) + file_parts(paths.release(topic.slug) / "data")
    common = {
        "engine": _engine_hash(),
        "packages of the sandbox": short_hash(file_parts(lock)),
        "limits": short_hash([limits.model_dump_json()]),
        "secret": short_hash([secret]),
        "data": short_hash(data),
        "open functions": short_hash(file_parts(paths.open_functions(topic.slug))),
        "files beside the hidden tests": short_hash(texts.beside()),
        "list of exercises": short_hash([topic.slug, repr(names), repr(questions)]),
    }
    return Fingerprints(
        common,
        {
            name: {part: short_hash(found) for part, found in texts.parts_of(name).items()}
            for name in names
        },
    )


def outdated_exercises(
    stored: SubmissionResult, common: Parts, fingerprints: Fingerprints
) -> tuple[str, ...]:
    """Name the exercises of a stored result that must be tested again.

    Points and titles of tests are no reason: verdicts that stand are given the new ones. Nor is
    the time of the submission: it only moves the late penalty.
    """
    everything = tuple(fingerprints.exercises)
    found = {one.exercise: one.fingerprints for one in stored.exercises}
    if (
        set(changed(stored.fingerprints, common)) - {TIME}
        or found.keys() != fingerprints.exercises.keys()
    ):
        return everything
    outdated = tuple(
        name
        for name, now in fingerprints.exercises.items()
        if set(changed(found[name], now)) - {POINTS}
    )
    return everything if outdated and stored.is_joint else outdated


def is_current(stored: SubmissionResult, common: Parts, fingerprints: Fingerprints) -> bool:
    """Say whether nothing that a stored result depends on has changed."""
    found = {one.exercise: one.fingerprints for one in stored.exercises}
    return stored.fingerprints == common and (found == fingerprints.exercises or bool(stored.fault))


def reasons(stored: SubmissionResult, common: Parts, fingerprints: Fingerprints) -> tuple[str, ...]:
    """Say what has changed since a result was stored, in words."""
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


@functools.cache
def _engine_hash() -> str:
    return short_hash([part for room in ENGINE_ROOMS for part in file_parts(ENGINE / room)])


def topic_fingerprint(paths: CoursePaths, topic: Topic) -> str:
    """Hash what verdicts on this topic depend on, besides submission, secret and limits."""
    folders = (
        *(ENGINE / room for room in ENGINE_ROOMS),
        paths.hidden_test(topic.slug, "x").parent,
        paths.reference(topic.slug, "x").parent,
        paths.data(topic.slug),
    )
    files = (paths.open_functions(topic.slug), paths.root / "requirements" / "sandbox.lock")
    parts: list[bytes] = [repr(topic).encode()]
    for place in (*folders, *files):
        parts += file_parts(place)
    return hash_of(parts)
