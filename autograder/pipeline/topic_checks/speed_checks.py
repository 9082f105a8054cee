"""Whether references are about as fast as the library function that does the same.

``tests/speed/<topic>_pairs.py`` holds ``PAIRS``, a tuple of `SpeedPair`, and ``NO_COUNTERPART``,
which says for every other exercise why there is nothing to compare it with.
"""

import importlib
import importlib.util
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.pipeline.topic_checks.notebook_checks import ONE_THREAD
from autograder.pipeline.topic_checks.topic_material import CheckFinding, TopicMaterial

LARGEST_FACTOR = 3.0
REPEATS = 5
SHORTEST_LOOP = 0.02
_PROGRAM = (
    "import sys; from autograder.pipeline.topic_checks.speed_checks import print_ratios; "
    "print_ratios(*sys.argv[1:])"
)


@dataclass(frozen=True)
class SpeedPair:
    """A reference and the library function that does the same on the same input.

    ``ours`` is called with the reference. ``why_not`` says why it may take more than three times
    as long; empty where it may not.
    """

    function: str
    counterpart: str
    ours: Callable[[Callable[..., Any]], object]
    library: Callable[[], object]
    why_not: str = ""


@dataclass(frozen=True)
class SpeedRatio:
    """How many times as long as the library a reference takes, measured several times."""

    function: str
    counterpart: str
    ratios: tuple[float, ...]
    why_not: str = ""

    @property
    def median(self) -> float:
        """The ratio in the middle."""
        return statistics.median(self.ratios)

    @property
    def is_certain(self) -> bool:
        """Whether all repeats lie on the same side of the limit."""
        return max(self.ratios) <= LARGEST_FACTOR or min(self.ratios) > LARGEST_FACTOR

    def __str__(self) -> str:
        spread = f"{min(self.ratios):.2g} to {max(self.ratios):.2g}"
        doubt = "" if self.is_certain else ", uncertain"
        return f"{self.median:.2g} times {self.counterpart} ({spread}{doubt})"


def speed_table(root: Path, slug: str) -> Path:
    """Return the path of the table of a topic."""
    return root / "tests" / "speed" / f"{slug}_pairs.py"


def check_speed(material: TopicMaterial) -> CheckFinding:
    """Compare references with libraries, in processor time of one thread."""
    path = speed_table(material.paths.root, material.slug)
    if not path.exists():
        return CheckFinding(
            "no table", (f"{material.shown(path)}: the file is missing. Write it.",)
        )
    command = [sys.executable, "-c", _PROGRAM, str(material.paths.root), material.slug]
    environment = {**os.environ, **ONE_THREAD}
    done = subprocess.run(
        command,
        cwd=material.paths.root,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{material.shown(path)}: {done.stderr.strip().splitlines()[-1]}")
    reply = json.loads(done.stdout.splitlines()[-1])
    ratios = [
        SpeedRatio(r["function"], r["counterpart"], tuple(r["ratios"]), r["why_not"])
        for r in reply["ratios"]
    ]
    return judge_speed(material.names, ratios, reply["no_counterpart"], material.shown(path))


def judge_speed(
    names: Sequence[str], ratios: Sequence[SpeedRatio], excused: Mapping[str, str], shown: str
) -> CheckFinding:
    """Judge the measured ratios; every exercise is compared, or the table says why not."""
    missing = [
        f"{ratio.function}: {ratio}. Make it {LARGEST_FACTOR:g} times, or write why_not in {shown}."
        for ratio in ratios
        if ratio.median > LARGEST_FACTOR and not ratio.why_not
    ]
    compared = {ratio.function for ratio in ratios}
    missing += [
        f"{name}: not compared. Add a SpeedPair to {shown}, or a reason to NO_COUNTERPART."
        for name in names
        if name not in compared and not excused.get(name)
    ]
    missing += [
        f"{shown}: names {name}, which is no exercise. Take it out."
        for name in sorted((compared | set(excused)) - set(names))
    ]
    slow = [r for r in ratios if r.median > LARGEST_FACTOR and r.why_not]
    found = f"{len(compared)} compared, {len(excused)} without a counterpart"
    if slow:
        found += "; slower for a reason: " + ", ".join(f"{r.function} {r.median:.2g}" for r in slow)
    unsure = [ratio.function for ratio in ratios if not ratio.is_certain]
    certainty = f"each {REPEATS} times; " + (
        f"uncertain: {', '.join(unsure)}" if unsure else "certain: all runs agree"
    )
    return CheckFinding(found, tuple(missing), certainty)


# --- in a process of its own ----------------------------------------------------------------------


def print_ratios(root: str, slug: str) -> None:
    """Measure the pairs of a topic and write the ratios to standard output as JSON."""
    sys.path.insert(0, root)
    table = _load(speed_table(Path(root), slug))
    ratios = []
    for pair in table.PAIRS:
        module = importlib.import_module(f"solutions.{slug}.{pair.function}")
        reference = getattr(module, pair.function)
        row = {"function": pair.function, "counterpart": pair.counterpart, "why_not": pair.why_not}
        ratios.append({**row, "ratios": measure_pair(pair, reference)})
    reply = {"ratios": ratios, "no_counterpart": dict(table.NO_COUNTERPART)}
    sys.stdout.write(json.dumps(reply) + "\n")


def measure_pair(pair: SpeedPair, reference: Callable[..., Any]) -> list[float]:
    """Return how many times as long the reference takes, each of several times."""

    def ours() -> object:
        return pair.ours(reference)

    ours(), pair.library()  # what is imported or remembered at the first call counts for nobody
    counts = _count(ours), _count(pair.library)
    return [
        _seconds(ours, counts[0]) / max(_seconds(pair.library, counts[1]), 1e-9)
        for _ in range(REPEATS)
    ]


def _count(call: Callable[[], object]) -> int:
    """Find how many calls take long enough to be measured."""
    count = 1
    while _seconds(call, count) * count < SHORTEST_LOOP:
        count *= 2
    return count


def _seconds(call: Callable[[], object], count: int) -> float:
    began = time.process_time()
    for _ in range(count):
        call()
    return (time.process_time() - began) / count


def _load(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
