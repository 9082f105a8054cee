"""What hidden tests of right and wrong answers cost: grader and sandbox together.

Everything runs in one process that is started for it, with a control group of its own, so that no
process of the sandbox is missed however it ended.
"""

import gc
import multiprocessing
import os
import tempfile
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.checking.grading_task import (
    open_functions_source,
    stage_release,
    warm_suite,
    warm_zygote,
)
from autograder.checking.name_bindings import bindings_in
from autograder.checking.partial_regrade import Answer, earlier_in
from autograder.checking.stateless_answers import stateless_functions, unknown_names
from autograder.checking.stored_answers import FIRST_CELL
from autograder.checking.submission_grader import SubmissionGrader
from autograder.checking.syntax import parse_cell
from autograder.config import read_course
from autograder.model import Status, Topic
from autograder.paths import CoursePaths
from autograder.pipeline.calibrate import SECRETS
from autograder.pipeline.topic_checks.cpu_meter import (
    CpuMeter,
    CpuSample,
    measure_slowness,
    warn_of_load,
    whole_tree_meter,
)
from autograder.sandbox.notebook_process import Notebook
from autograder.sandbox.snapshot import CodeCell
from autograder.submission_limits import Limits

REPEATS = 5
REPEATS_OF_WRONG = 3
WORST = 5
WORTH_REPEATING = 0.35
"""A wrong answer that costs so much more at first sight is measured again."""

_Answer = tuple[str, Path]


@dataclass(frozen=True)
class RunCost:
    """One run of all hidden tests: all of it, the student's own part, and if time ran out.

    ``slowness`` is how many times as long as usual the machine took just before.
    """

    whole: float
    own: float
    is_timed_out: bool = False
    slowness: float = 1.0

    @property
    def beyond(self) -> float:
        """What the grader and the sandbox took besides the student's own code."""
        return self.whole - self.own


@dataclass(frozen=True)
class WrongAnswerCost:
    """What one stored wrong answer costs more than a right one: without its own code, and with it.

    ``own`` is the time of its own code, also where it is called once more to explain what it lost.
    """

    name: str
    beyond: CpuSample
    whole: CpuSample
    own: float
    is_timed_out: bool


@dataclass(frozen=True)
class HiddenTestCosts:
    """The costs of a topic; ``how`` says in words how the time was counted."""

    how: str
    whole: CpuSample
    beyond: CpuSample
    wrong: tuple[WrongAnswerCost, ...]


def least_slowness(runs: Sequence[RunCost]) -> float:
    """Return the least of what the machine was slower than usual before some runs."""
    return min(cost.slowness for cost in runs)


def as_usual(runs: Sequence[RunCost]) -> list[RunCost]:
    """Return what runs of the same would have cost on the usual machine.

    The lowest of each is judged, so the least disturbed moment of the machine is its measure.
    """
    slowness = least_slowness(runs)
    return [
        replace(cost, whole=cost.whole / slowness, own=cost.own / slowness, slowness=1.0)
        for cost in runs
    ]


def measure_hidden_tests(paths: CoursePaths, slug: str, *, includes_wrong: bool) -> HiddenTestCosts:
    """Measure a notebook of right answers, and one with each stored wrong answer in it."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as worker:
        return worker.submit(_measure, str(paths.root), slug, includes_wrong).result()


def _measure(root: str, slug: str, includes_wrong: bool) -> HiddenTestCosts:
    paths = CoursePaths(Path(root))
    topic = read_topic(paths, slug)
    limits = read_course(paths.root).limits
    right = {e.name: read_reference(paths, slug, e.name).solution_cell for e in topic.exercises}
    everything = tuple(right)
    with whole_tree_meter() as meter, tempfile.TemporaryDirectory() as folder:
        stage = Path(folder) / "stage"
        stage_release(paths, slug, stage)

        def run(answers: Mapping[str, str], examined: Collection[str] = everything) -> RunCost:
            return _run(paths, topic, limits, stage, meter, answers, examined)

        run(right)  # the first run collects the tests and lets the references answer
        gc.collect()
        gc.freeze()  # as the workers that grade a class do
        runs = [run(right) for _ in range(REPEATS)]
        slowness = least_slowness(runs)
        runs = as_usual(runs)
        whole = CpuSample(tuple(cost.whole for cost in runs))
        beyond = CpuSample(tuple(cost.beyond for cost in runs))
        wrong = _wrong(paths, topic, right, run) if includes_wrong else ()
        warm_zygote(paths.root).close()
        how = f"{meter.how}; divided by {slowness:.1f}: the usual machine takes 1 for the same"
        how += warn_of_load(os.getloadavg()[0], os.cpu_count() or 1)
        return HiddenTestCosts(how, whole, beyond, wrong)


def _run(
    paths: CoursePaths,
    topic: Topic,
    limits: Limits,
    stage: Path,
    meter: CpuMeter,
    answers: Mapping[str, str],
    examined: Collection[str],
) -> RunCost:
    """Run the hidden tests of some exercises on one notebook of answers, as grading does."""
    names = [exercise.name for exercise in topic.exercises]
    cells = [CodeCell(0, FIRST_CELL)]
    cells += [CodeCell(n, answers[name], answers=name) for n, name in enumerate(names, 1)]
    trees = {cell.index: parse_cell(cell.source).tree for cell in cells}
    called = _called(topic, answers)
    open_functions = open_functions_source(paths, topic.slug)
    suite = warm_suite(paths.root, topic, SECRETS[0])
    notebook = Notebook(warm_zygote(paths.root), cells, names, stage, limits, open_functions)
    try:
        notebook.build()
        slowness = measure_slowness()
        before = meter.seconds()
        grader = SubmissionGrader(
            suite,
            notebook,
            limits,
            find_stateless=lambda: stateless_functions(
                bindings_in(tree for tree in trees.values() if tree),
                names,
                unknown_names(trees, notebook.runs),
            ),
        )
        results = grader.examine(
            Answer(
                exercise,
                notebook.found[exercise.name] in ("function", "restored"),
                called=called[exercise.name],
                source=answers[exercise.name],
            )
            for exercise in topic.exercises
            if exercise.name in examined
        )
    finally:
        notebook.close()
    whole = meter.seconds() - before
    found = [verdict.status for result in results for verdict in result.verdicts]
    return RunCost(whole, grader.student_cpu_seconds, Status.TIMED_OUT in found, slowness)


def _called(topic: Topic, answers: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """List for each answer the earlier exercises that it calls."""
    return {
        name: earlier_in(source, parse_cell(source).tree, topic, name, {})
        for name, source in answers.items()
    }


def _affected(topic: Topic, name: str, called: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Choose the exercises whose grading a wrong answer changes: its own, and what calls it.

    There are always two at least, since a single exercise is not tested together with others.
    """
    names = [exercise.name for exercise in topic.exercises]
    users = {other for other in names if name in topic.helpers_of(other, called[other])}
    others = [other for other in names if other != name and other not in users]
    return (name, *users) if users else (name, *others[:1])


def _wrong(
    paths: CoursePaths,
    topic: Topic,
    right: Mapping[str, str],
    run: Callable[[Mapping[str, str], Collection[str]], RunCost],
) -> tuple[WrongAnswerCost, ...]:
    """Measure each wrong answer among right ones; the dear ones and the worst several times.

    Only the exercises that it affects are tested, and are compared with right answers to the same.
    """
    files = [
        (exercise.name, path)
        for exercise in topic.exercises
        for path in sorted((paths.calibration(topic.slug, exercise.name) / "wrong").glob("*.py"))
    ]
    called = _called(topic, right)
    examined = {e.name: _affected(topic, e.name, called) for e in topic.exercises}
    usual = {
        name: _least(as_usual([run(right, chosen) for _ in range(REPEATS_OF_WRONG)]))
        for name, chosen in examined.items()
    }

    def cost_of(each: _Answer) -> RunCost:
        name, path = each
        return run({**right, name: path.read_text()}, examined[name])

    runs = {each: [cost_of(each)] for each in files}
    first = {
        each: as_usual(costs)[0].beyond - usual[each[0]].beyond for each, costs in runs.items()
    }
    for each in _to_repeat(first):
        runs[each] += [cost_of(each) for _ in range(REPEATS_OF_WRONG - 1)]
    costs = [
        WrongAnswerCost(
            name=f"{exercise}/wrong/{path.stem}",
            beyond=CpuSample(tuple(cost.beyond - usual[exercise].beyond for cost in found)),
            whole=CpuSample(tuple(cost.whole - usual[exercise].whole for cost in found)),
            own=min(cost.own for cost in found),
            is_timed_out=found[0].is_timed_out,
        )
        for (exercise, path), measured in runs.items()
        for found in [as_usual(measured)]
    ]
    return tuple(sorted(costs, key=lambda cost: -cost.beyond.least))


def _least(runs: Sequence[RunCost]) -> RunCost:
    """Return the run that cost least in all."""
    return min(runs, key=lambda cost: cost.whole)


def _to_repeat(beyond: Mapping[_Answer, float]) -> list[_Answer]:
    """Choose what one measurement leaves open: what is near or above the limit, and the worst."""
    worst = sorted(beyond, key=lambda each: -beyond[each])[:WORST]
    return [each for each in beyond if beyond[each] > WORTH_REPEATING or each in worst]
