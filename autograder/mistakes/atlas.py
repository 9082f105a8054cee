"""The atlas of an exercise: its probes, and what the reference and each stored mistake do on them.

The atlases of a topic stand in one recorded table, ``atlas.json``.
"""

import functools
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from autograder.mistakes.behaviour import Behaviour
from autograder.mistakes.probe_values import Packed
from autograder.paths import CoursePaths

ATLAS = "atlas"
MAX_PROBES = 20

Outcome = tuple[Behaviour, ...]
"""What a function did on all calls of one probe."""


@dataclass(frozen=True)
class MistakeProbe:
    """One input on which stored mistakes show.

    Attributes
    ----------
    calls : tuple
        The calls of the exercise's function, each as its packed arguments ``[args, kwargs]``.
    arguments : dict or None
        The packed arguments of the exercise's counterexample search, where the probe is one of its
        inputs; that search's check says then what is wrong.
    is_public : bool
        Whether a student may see it: it is drawn by a public generator, and no hidden test has it.
    tolerance : float
        How closely numbers must agree; all right answers agree that closely here.
    outcomes : tuple
        The different outcomes of the stored answers; the first is that of the reference.
    """

    calls: tuple[Packed, ...]
    arguments: Packed | None
    is_public: bool
    tolerance: float
    outcomes: tuple[Any, ...]

    @functools.cached_property
    def behaviours(self) -> tuple[Outcome, ...]:
        """The different outcomes, read."""
        return tuple(tuple(map(Behaviour.from_json, outcome)) for outcome in self.outcomes)


@dataclass(frozen=True)
class StoredMistake:
    """A stored wrong answer: which outcome it has on each probe, and which hidden tests it fails.

    ``fails`` are the tests that it fails whatever the secret is, ``may_fail`` all that it was seen
    to fail.
    """

    name: str
    outcomes: tuple[int, ...]
    fails: tuple[str, ...]
    may_fail: tuple[str, ...]

    @property
    def seen_on(self) -> tuple[int, ...]:
        """The numbers of the probes on which it differs from the reference."""
        return tuple(number for number, outcome in enumerate(self.outcomes) if outcome)


@dataclass(frozen=True)
class ExerciseAtlas:
    """All of one exercise. ``without_probes`` says why there is none, where that is so."""

    probes: tuple[MistakeProbe, ...]
    mistakes: tuple[StoredMistake, ...]
    without_probes: str = ""

    @property
    def alike(self) -> tuple[tuple[str, ...], ...]:
        """Groups of mistakes that no probe separates from one another."""
        groups: dict[tuple[int, ...], list[str]] = {}
        for mistake in self.mistakes:
            if any(mistake.outcomes):
                groups.setdefault(mistake.outcomes, []).append(mistake.name)
        return tuple(tuple(names) for names in groups.values() if len(names) > 1)

    @property
    def unseen(self) -> tuple[str, ...]:
        """Mistakes that no probe separates from a right answer."""
        return tuple(mistake.name for mistake in self.mistakes if not any(mistake.outcomes))


NO_ATLAS = ExerciseAtlas((), ())
_ATLAS = TypeAdapter(ExerciseAtlas)


@dataclass(frozen=True)
class AtlasTable:
    """The atlases of one topic by exercise, and what each was made from."""

    made_from: Mapping[str, str]
    atlases: Mapping[str, ExerciseAtlas]


def read_atlas_table(paths: CoursePaths, topic: str) -> AtlasTable:
    """Read the recorded table of a topic; an empty one if there is none."""
    path = paths.recorded_table(topic, ATLAS)
    if not path.exists():
        return AtlasTable({}, {})
    table = json.loads(path.read_text())
    atlases = {name: _ATLAS.validate_python(found) for name, found in table["exercises"].items()}
    return AtlasTable(table["made_from"], atlases)


def read_atlas(paths: CoursePaths, topic: str, exercise: str) -> ExerciseAtlas:
    """Read the atlas of one exercise; an empty one if none was recorded."""
    path = paths.recorded_table(topic, ATLAS)
    stamp = path.stat().st_mtime_ns if path.exists() else 0
    return _read_once(paths.root, topic, stamp).atlases.get(exercise, NO_ATLAS)


@functools.lru_cache(maxsize=64)
def _read_once(root: Path, topic: str, _stamp: int) -> AtlasTable:
    return read_atlas_table(CoursePaths(root), topic)


def write_atlas_table(paths: CoursePaths, topic: str, table: AtlasTable) -> None:
    """Write one line for each probe and each mistake, so that a diff shows what has changed."""
    hashes = ",\n  ".join(f"{json.dumps(n)}: {json.dumps(h)}" for n, h in table.made_from.items())
    exercises = ",\n ".join(
        f"{json.dumps(name)}: {_atlas_text(atlas)}" for name, atlas in table.atlases.items()
    )
    path = paths.recorded_table(topic, ATLAS)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'{{"made_from": {{\n  {hashes}\n }},\n "exercises": {{\n {exercises}\n }}}}\n')


def _atlas_text(atlas: ExerciseAtlas) -> str:
    parts = [f'"{part}": [{_lines(getattr(atlas, part))}]' for part in ("probes", "mistakes")]
    if atlas.without_probes:
        parts.append(f'"without_probes": {json.dumps(atlas.without_probes)}')
    return f"{{{', '.join(parts)}}}"


def _lines(records: tuple[Any, ...]) -> str:
    lines = [f"\n   {json.dumps(asdict(one), separators=(',', ':'))}" for one in records]
    return ",".join(lines)
