"""What a benchmark found, as JSON and as a table."""

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from benchmarks.sides import OURS, Timing

TARGETS = {
    "fixed": 25.0,
    "figure": 20.0,
    "linear_regression": 8.0,
    "class": 3.0,
    "tables": 10.0,
    "functions": 10.0,
    "project": 10.0,
}
TITLES = {
    "fixed": "fixed notebook, no figure",
    "figure": "fixed notebook, one figure",
    "linear_regression": "linear regression, the same hidden tests",
    "class": "a class of mixed answers of linear regression",
    "tables": "public course: pandas, two figures",
    "functions": "public course: functions on arrays",
    "project": "public course: longer, half marked by hand",
}
PUBLIC = ("tables", "functions", "project")
"""Courses in nbgrader's own form, which know nothing of this engine."""


@dataclass
class Measurement:
    """Everything that one run of the benchmark measured; seconds and megabytes."""

    date: str
    machine: str
    versions: Mapping[str, str]
    rounds: int
    load: float
    timings: dict[str, dict[str, list[Timing]]] = field(default_factory=dict)
    students: dict[str, int] = field(default_factory=dict)
    memory_mb: dict[str, float] = field(default_factory=dict)
    floors: dict[str, dict[str, float]] = field(default_factory=dict)
    small: dict[str, float] = field(default_factory=dict)
    curve: list[tuple[int, float, float]] = field(default_factory=list)
    otter: Mapping[str, Any] = field(default_factory=dict)

    def as_plain(self) -> dict[str, Any]:
        """Return plain values, with the medians and ratios beside what they were made from."""
        plain = asdict(self)
        plain["medians"] = {
            name: {
                side: {key: median(rounds, key) for key in ("seconds", "each", "cpu")}
                for side, rounds in sides.items()
            }
            for name, sides in self.timings.items()
        }
        plain["ratios"] = {name: ratios(sides) for name, sides in self.timings.items()}
        return plain


def read_found(plain: Mapping[str, Any]) -> Measurement:
    """Return what a benchmark found, from the plain values that were recorded of it."""
    names = [one.name for one in fields(Measurement)]
    found = Measurement(**{name: plain[name] for name in names})
    found.timings = {
        name: {side: [Timing(**timing) for timing in rounds] for side, rounds in sides.items()}
        for name, sides in found.timings.items()
    }
    return found


def median(rounds: Sequence[Timing], key: str) -> float:
    """Return the median of one figure over the rounds."""
    return statistics.median(getattr(timing, key) for timing in rounds)


def ratios(sides: Mapping[str, Sequence[Timing]]) -> dict[str, float]:
    """Return how many times the throughput of each other side ours is: the median of rounds."""
    ours = sides[OURS]
    return {
        name: statistics.median(
            theirs.each / mine.each for theirs, mine in zip(rounds, ours, strict=True)
        )
        for name, rounds in sides.items()
        if rounds is not ours
    }


def table(found: Measurement) -> str:
    """Return the table in Markdown."""
    lines = [
        "| | each further submission | whole run | processor, each | times stock | target |",
        "|---|---|---|---|---|---|",
    ]
    for name, sides in found.timings.items():
        students, times = found.students[name], ratios(sides)
        lines.append(f"| **{TITLES[name]}**, {students} submissions | | | | | |")
        for side, rounds in sides.items():
            each, whole, cpu = (median(rounds, key) for key in ("each", "seconds", "cpu"))
            is_ours = side == OURS
            ratio = f"**{times['stock']:.1f}**" if is_ours else f"{_against(sides, side):.1f}"
            goal = f"{TARGETS[name]:.0f}" if is_ours else ""
            lines.append(
                f"| {side}{_sample(rounds)} | {_ms(each)} | {whole:.1f} s "
                f"| {_ms(cpu / (rounds[0].students or students))} "
                f"| {ratio} | {goal} |"
            )
        lines += [f"| {words} | {value} | | | | |" for words, value in _floors(found, name)]
    return "\n".join([*lines, "", *_sentences(found)]) + "\n"


def _sample(rounds: Sequence[Timing]) -> str:
    count = rounds[0].students
    return f", {count} of them" if count else ""


def _against(sides: Mapping[str, Sequence[Timing]], side: str) -> float:
    pairs = zip(sides["stock"], sides[side], strict=True)
    return statistics.median(stock.each / other.each for stock, other in pairs)


def _floors(found: Measurement, name: str) -> list[tuple[str, str]]:
    floors = found.floors.get(name, {})
    return [(f"the notebook's cells alone, {words}", _ms(value)) for words, value in floors.items()]


def _sentences(found: Measurement) -> list[str]:
    small = found.small
    lines = [
        f"{found.date}, {found.machine}, load {found.load:.1f} when it began; medians of "
        f"{found.rounds} rounds; {', '.join(f'{k} {v}' for k, v in found.versions.items())}. "
        "*Each further submission* is the time between results once every process has its first; "
        "*whole run* includes starting up. A quarter of the submissions has a wrong answer, and "
        "both sides recorded the same, right score in every cell.",
        "",
    ]
    if "class" in found.timings:
        lines.append(
            "- The class of mixed answers: a third is right, the others have one to four stored "
            "wrong answers, one in five of them gaps besides. Here every wrong answer lost points "
            "and every right one earned all, also where it uses a wrong one above it; stock was "
            "held to the right answers that use no wrong one."
        )
    if found.memory_mb:
        lines.append(
            f"- Memory for each worker, the sandbox included: {_peaks(found)} (PSS, at most 150)."
        )
    if any(name in found.timings for name in PUBLIC):
        lines.append(f"- First result of a public course: {_firsts(found)} (within 2 s).")
    words = {
        "regrade": "A re-grade in which nothing changed: {} a submission (under 5 ms).",
        "hidden_tests": "Hidden tests of a right linear regression: {} of processor time, "
        "reading and reporting included (at most 250 ms).",
        "check": '`check("name")`: {} (under 300 ms).',
        "selfcheck": "`python selfcheck.py` on a whole notebook: {} (under 3000 ms).",
    }
    lines += [
        f"- {text.format(_few_ms(small[key]))}" for key, text in words.items() if key in small
    ]
    if found.otter:
        lines.append(
            f"- otter-grader {found.otter['version']} took {found.otter['cpu']:.2f} s of processor "
            "time for one right submission of the fixed notebook without a figure, and "
            f"{found.otter['seconds']:.0f} s on a clock (measured once, {found.otter['date']}, "
            f"under a load of {found.otter['load']})."
        )
    return lines


def _peaks(found: Measurement) -> str:
    return ", ".join(f"{mb:.0f} MB ({TITLES[name]})" for name, mb in found.memory_mb.items())


def _firsts(found: Measurement) -> str:
    return ", ".join(
        f"{median(rounds, 'first'):.1f} s ({name})"
        for name in PUBLIC
        for side, rounds in found.timings.get(name, {}).items()
        if side == OURS
    )


def _few_ms(seconds: float) -> str:
    """Return milliseconds; a difference of two runs can come out at nothing, or below."""
    if seconds < 0.0005:
        return "less than 0.5 ms"
    return f"{seconds * 1000:.1f} ms" if seconds < 0.01 else _ms(seconds)


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms"
