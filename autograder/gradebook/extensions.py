"""Extensions that were granted: later deadlines for one student, or for everyone.

``.autograder/extensions.json`` holds them, because nbgrader has a place for an extension only once
something was handed in. From there they are written into that place, ``extension`` of the row.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from autograder.errors import RecordError
from autograder.paths import CoursePaths
from autograder.staging import StagedFile, stage

EVERYONE = "*"
"""Stands for all students; no id begins with a sign."""

Key = tuple[str, str]
"""A student, or EVERYONE, and a topic."""


@dataclass(frozen=True)
class Extension:
    """A later deadline of one student, or of everyone, in one topic."""

    student: str
    topic: str
    until: datetime
    reason: str = ""

    @property
    def key(self) -> Key:
        """Whose, in what."""
        return self.student, self.topic


@dataclass(frozen=True)
class ExtensionChange:
    """What one run changed: each extension before and after; None where there is none."""

    time: str
    undoes: str
    changes: tuple[tuple[str, str, Extension | None, Extension | None], ...]

    @property
    def keys(self) -> frozenset[Key]:
        """Whose extensions changed, in what."""
        return frozenset((student, topic) for student, topic, _, _ in self.changes)


class Extensions:
    """All extensions of a course."""

    def __init__(self, granted: Iterable[Extension] = ()) -> None:
        self.by_key: Mapping[Key, Extension] = {one.key: one for one in granted}

    def of(self, student: str, topic: str) -> Extension | None:
        """Return the extension that counts for a student: the later of the own and everyone's."""
        found = [self.by_key.get((who, topic)) for who in (student, EVERYONE)]
        return max((one for one in found if one), key=lambda one: one.until, default=None)

    def changed(self, changes: Mapping[Key, Extension | None]) -> "Extensions":
        """Return these with some replaced, or removed where there is None."""
        there = {**self.by_key, **changes}
        return Extensions(one for one in there.values() if one is not None)


_ALL = TypeAdapter(tuple[Extension, ...])
_CHANGE = TypeAdapter(ExtensionChange)


def extensions_file(paths: CoursePaths) -> Path:
    """Where the extensions of a course are kept."""
    return paths.private / "extensions.json"


def read_extensions(paths: CoursePaths) -> Extensions:
    """Read all extensions; a RecordError if the file is damaged."""
    file = extensions_file(paths)
    if not file.exists():
        return Extensions()
    try:
        return Extensions(_ALL.validate_json(file.read_bytes()))
    except (OSError, ValidationError) as error:
        advice = "Restore your backup of it. Nothing was recorded"
        raise _unreadable(file, "the extensions", error, advice) from error


def stage_extensions(paths: CoursePaths, extensions: Extensions) -> StagedFile:
    """Write the file anew beside its place."""
    granted = tuple(one for _, one in sorted(extensions.by_key.items()))
    return stage(extensions_file(paths), _ALL.dump_json(granted, indent=1))


def read_change(file: Path) -> ExtensionChange | None:
    """Read what a run changed; None if it changed no extension."""
    if not file.exists():
        return None
    try:
        return _CHANGE.validate_json(file.read_bytes())
    except (OSError, ValidationError) as error:
        advice = "This run cannot be taken back. Nothing was changed"
        raise _unreadable(file, "what was kept of a run", error, advice) from error


def write_change(file: Path, change: ExtensionChange) -> None:
    """Keep what a run is about to change."""
    stage(file, _CHANGE.dump_json(change, indent=1)).publish()


def _unreadable(file: Path, what: str, error: Exception, advice: str) -> RecordError:
    return RecordError(f"{file}: {what} cannot be read. Got {type(error).__name__}. {advice}")
