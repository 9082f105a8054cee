"""Whether hidden tests and self-checks take little processor time, with right answers and wrong."""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from autograder.pipeline.topic_checks.cpu_meter import CpuSample, measure_slowness
from autograder.pipeline.topic_checks.hidden_test_cost import (
    WORST,
    HiddenTestCosts,
    measure_hidden_tests,
)
from autograder.pipeline.topic_checks.topic_material import CheckFinding, TopicMaterial

MOST_BEYOND = 0.4
MOST_WHOLE = 1.5
MOST_FOR_WRONG = 0.5
MOST_FOR_SELFCHECKS = 2.0
REPEATS_OF_SELFCHECKS = 3

_SELFCHECKS = """
import json, sys, time, os
sys.path.insert(0, os.getcwd())
from collections.abc import Callable
import numpy as np
namespace = {"np": np, "Callable": Callable}
given = json.load(sys.stdin)
for source in given["answers"].values():
    exec(source, namespace)
import selfcheck
facts = selfcheck.read_topic_facts(selfcheck.FOLDER / 'selfchecks')
testing = selfcheck._load_testing()
def spent():
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
def run():
    before, lost = spent(), []
    for name in given["answers"]:
        result = testing.check_exercise(name, namespace, facts)
        if not result.rows or any(row.status != "passed" for row in result.rows):
            lost.append(name)
    return spent() - before, lost
_, lost = run()  # imports and caches; it is not measured
seconds = [run()[0] for _ in range(given["repeats"])]
print(json.dumps({"seconds": seconds, "lost": lost}))
"""


def check_hidden_test_cost(material: TopicMaterial) -> CheckFinding:
    """Measure the hidden tests of a right submission, with and without the student's own code."""
    costs = measure_hidden_tests(material.paths, material.slug, includes_wrong=False)
    return judge_right(costs)


def check_wrong_answer_cost(material: TopicMaterial) -> CheckFinding:
    """Measure what each stored wrong answer costs beyond a right submission."""
    costs = measure_hidden_tests(material.paths, material.slug, includes_wrong=True)
    return judge_wrong(costs)


def judge_right(costs: HiddenTestCosts) -> CheckFinding:
    """Judge what the hidden tests of a right submission cost."""
    found = (
        f"{costs.beyond.least:.2f} s beyond the answers' own time, "
        f"{costs.whole.least:.2f} s with it"
    )
    missing = [
        f"{sample.least:.2f} s {what}. Make it {limit:g} s: ask for more in one round trip."
        for sample, limit, what in (
            (costs.beyond, MOST_BEYOND, "beyond the answers' own time"),
            (costs.whole, MOST_WHOLE, "in all"),
        )
        if sample.least > limit
    ]
    certainty = (
        f"{costs.beyond.spread} and {costs.whole.spread}; {costs.beyond.verdict(MOST_BEYOND)}; "
        f"{costs.how}"
    )
    return CheckFinding(found, tuple(missing), certainty)


def judge_wrong(costs: HiddenTestCosts) -> CheckFinding:
    """Judge what wrong answers cost more than a right submission, as that one is judged.

    One that is ended at its time limit takes that limit, which the course sets: it is only shown.
    """
    worst = "; ".join(
        f"{cost.name} {cost.beyond.least:.2f} s{' (time out)' if cost.is_timed_out else ''}"
        for cost in costs.wrong[:WORST]
    )
    missing = [
        f"{cost.name}: {sample.least:.2f} s more than a right submission {what} ({sample.spread}; "
        f"{sample.verdict(limit)}). Make it {limit:g} s."
        for cost in costs.wrong
        if not cost.is_timed_out
        for sample, limit, what in (
            (cost.beyond, MOST_FOR_WRONG, "beyond its own time"),
            (cost.whole, MOST_WHOLE, f"with its own time of {cost.own:.2f} s"),
        )
        if sample.least > limit
    ]
    found = f"{len(costs.wrong)} wrong answers; worst beyond their own time: {worst or 'none'}"
    certainty = f"once each, three times near or above the limit and the worst; {costs.how}"
    return CheckFinding(found, tuple(missing), certainty)


def check_selfcheck_cost(material: TopicMaterial) -> CheckFinding:
    """Run all self-checks of the topic on right answers as a notebook does, and measure them."""
    slowness = measure_slowness()
    seconds, lost = measure_selfchecks(material)
    slowness = min(slowness, measure_slowness())
    sample = CpuSample(tuple(value / slowness for value in seconds))
    missing = [f"{name}: a self-check fails for the reference." for name in lost]
    if sample.least > MOST_FOR_SELFCHECKS:
        missing.append(f"{sample.least:.2f} s for all. Make it {MOST_FOR_SELFCHECKS:g} s.")
    certainty = f"{sample.spread}; {sample.verdict(MOST_FOR_SELFCHECKS)}"
    return CheckFinding(f"{sample.least:.2f} s for all exercises", tuple(missing), certainty)


def measure_selfchecks(
    material: TopicMaterial, repeats: int = REPEATS_OF_SELFCHECKS
) -> tuple[list[float], list[str]]:
    """Return the seconds of each run of all self-checks, and which do not pass."""
    answers = {name: material.references[name].solution_cell for name in material.names}
    given = json.dumps({"answers": answers, "repeats": repeats})
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / material.slug
        shutil.copytree(material.paths.release(material.slug), copy)
        done = subprocess.run(
            [sys.executable, "-c", _SELFCHECKS],
            cwd=copy,
            input=given,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"the self-checks could not be run: {done.stderr.strip()[-300:]}")
    reply = json.loads(done.stdout.splitlines()[-1])
    return reply["seconds"], reply["lost"]
