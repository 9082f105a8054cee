#!/usr/bin/env python
"""Print what the tests cost: how many, and seconds of processor time, by folder and by topic.

Reads a report that pytest has written with ``--junit-xml``::

    make account
    .ci/account.py build/tests.xml
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.processor_time import PROPERTY, TOPIC_PROPERTY

CORES = 2
ENGINE_MINUTES = 12
TOPIC_SECONDS = 45
ALL_TOPICS = 27
ALL_MINUTES = 35
LONG_SECONDS = 60.0


@dataclass(frozen=True)
class Cost:
    """One test: where it lies, whose it is, and its processor time."""

    file: str
    topic: str | None
    seconds: float

    @property
    def folder(self) -> str:
        """The folder below ``tests/``."""
        return self.file.split("/")[1]


def read_costs(report: Path) -> Iterator[Cost]:
    """Read each test of a report once."""
    for case in ElementTree.parse(report).iter("testcase"):
        module = re.match(r"tests(?:\.\w+)*?\.test_\w+", case.get("classname", ""))
        if module is None:
            continue
        file = module[0].replace(".", "/") + ".py"
        noted = {p.get("name"): p.get("value") for p in case.iter("property")}
        yield Cost(file, noted.get(TOPIC_PROPERTY) or None, float(noted.get(PROPERTY, 0)))


def table(head: str, rows: Iterable[tuple[str, list[Cost]]]) -> str:
    """Write a Markdown table of numbers and seconds."""
    lines = [f"| {head} | tests | seconds |", "|---|---:|---:|"]
    for name, costs in rows:
        lines.append(f"| {name} | {len(costs)} | {sum(cost.seconds for cost in costs):.0f} |")
    return "\n".join(lines)


def account(costs: list[Cost]) -> str:
    """Write the whole account."""
    engine = [cost for cost in costs if cost.topic is None]
    topics = sorted({cost.topic for cost in costs if cost.topic})
    folders = sorted({cost.folder for cost in engine})
    parts = [
        table(
            "engine: folder",
            [
                *((f"`{name}`", [c for c in engine if c.folder == name]) for name in folders),
                ("together", engine),
            ],
        ),
        table("topic", [(f"`{name}`", [c for c in costs if c.topic == name]) for name in topics]),
        *summary(engine, [sum(c.seconds for c in costs if c.topic == name) for name in topics]),
    ]
    by_file: Counter[str] = Counter()
    for cost in costs:
        by_file[cost.file] += cost.seconds
    long = [pair for pair in by_file.most_common() if pair[1] > LONG_SECONDS]
    lines = [f"- `{file}`: {seconds:.0f}" for file, seconds in long]
    return "\n\n".join([*parts, "Files of more than a minute:", "\n".join(lines) or "none"])


def summary(engine: list[Cost], topics: list[float]) -> list[str]:
    """Compare with the budget, on cores that do nothing else and are never idle."""
    minutes = sum(cost.seconds for cost in engine) / CORES / 60
    lines = [f"Engine: {minutes:.1f} minutes on {CORES} cores, of at most {ENGINE_MINUTES}."]
    if topics:
        mean = sum(topics) / len(topics) / CORES
        whole = minutes + ALL_TOPICS * mean / 60
        lines += [
            f"A topic: {mean:.0f} seconds on {CORES} cores, {max(topics) / CORES:.0f} at most, "
            f"of at most {TOPIC_SECONDS}.",
            f"With {ALL_TOPICS} topics: {whole:.0f} minutes, of at most {ALL_MINUTES}.",
        ]
    return ["\n".join(lines)]


def main() -> None:
    """Print the account of a report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("report", type=Path)
    print(account(list(read_costs(parser.parse_args().report))))


if __name__ == "__main__":
    main()
