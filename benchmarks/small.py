"""Small figures: a re-grade without changes, self-checks, the notebook's own floor."""

import contextlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from autograder.checking.grading_task import REPLY, read_task, run_task
from autograder.checking.grading_task import warm_zygote as task_zygote
from autograder.course import open_course
from autograder.grading.warm_up import order_warm_up
from autograder.paths import CoursePaths
from autograder.pipeline.grade import released_stubs
from autograder.sandbox.levels import Level
from autograder.sandbox.notebook_process import Notebook
from autograder.sandbox.snapshot import CodeCell
from autograder.sandbox.zygote import ForkedZygote, sandbox_python, zygote_of_run
from autograder.submission_limits import Limits
from benchmarks.courses import LINEAR, ROOT, Pair, environment

REPEATS = 7
ROUND_OF_CHECK = """
import json, sys, time
cells = [c for c in json.load(open(sys.argv[1]))["cells"] if c["cell_type"] == "code"]
import numpy as np, matplotlib
matplotlib.use("agg")
from IPython.testing.globalipapp import start_ipython
shell = start_ipython()
for cell in cells:
    source = "".join(cell["source"])
    if source.startswith(("def ", "import ")) or "from selfcheck" in source:
        shell.run_cell(source)
times = []
for _ in range(3):
    began = time.perf_counter()
    shell.user_ns["check"](sys.argv[2])
    times.append(time.perf_counter() - began)
print(json.dumps(times))
"""


def regrade_seconds(pair: Pair) -> tuple[float, float]:
    """Grade again when nothing changed; give the seconds a submission, and those of a whole run.

    What the program needs to start, whatever it does, is left out of the first: it is the time of
    a run on one student.
    """
    command = [sys.executable, "-m", "autograder", "grade", pair.topic.slug, "--quiet"]
    one = [*command, "--student", pair.workload.ids[0]]
    whole = [(_seconds(command, pair.ours), _seconds(one, pair.ours)) for _ in range(REPEATS)]
    each = statistics.median(a - b for a, b in whole) / max(pair.workload.students - 1, 1)
    return each, statistics.median(a for a, _ in whole)


def selfcheck_seconds(pair: Pair) -> tuple[float, float]:
    """Check one exercise from the notebook, and a whole right notebook from a terminal."""
    release = pair.ours / "release" / pair.topic.slug
    student = pair.workload.ids[0]
    name = f"{pair.topic.slug}.ipynb"
    notebook = (pair.ours / "submitted" / student / pair.topic.slug / name).read_bytes()
    released = (release / name).read_bytes()
    try:
        (release / name).write_bytes(notebook)
        exercise = pair.topic.exercises[0].name
        words = [sys.executable, "-c", ROUND_OF_CHECK, name, exercise]
        said = subprocess.run(
            words, cwd=release, env=environment(), capture_output=True, text=True, check=True
        ).stdout
        check = statistics.median(json.loads(said.splitlines()[-1]))
        whole = [_seconds([sys.executable, "selfcheck.py"], release) for _ in range(3)]
    finally:
        (release / name).write_bytes(released)
    return check, statistics.median(whole)


def _seconds(words: list[str], folder: Path) -> float:
    began = time.perf_counter()
    subprocess.run(
        words,
        cwd=folder,
        env=environment(),
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    return time.perf_counter() - began


def hidden_test_seconds(pair: Pair) -> float:
    """Grade a right submission in this process: the trusted side's processor time and the calls'.

    Reading the notebook and packing the result count too.
    """
    course = open_course(pair.ours)
    paths, topic = course.paths, pair.topic
    folder = paths.submission(pair.workload.ids[0], topic.slug)
    task = read_task(
        folder,
        paths,
        topic,
        pair.workload.ids[0],
        released_stubs(paths, topic),
        course.secret,
        course.config.limits,
        Level.FULL,
    )
    run_task(task)
    used = []
    for _ in range(REPEATS):
        began = time.process_time()
        result = REPLY.validate_json(run_task(task)).result
        calls = sum(found.cpu_seconds for found in result.exercises)
        used.append(time.process_time() - began + calls)
    task_zygote(paths.root, Level.FULL).close()
    return statistics.median(used)


def floors(pair: Pair) -> dict[str, float]:
    """Run only the notebook's cells, in a warm process in the sandbox; give seconds by the wall.

    With figures there are three: all drawn, only those that depend on an answer, and none.
    """
    if not (pair.workload.has_figure or pair.topic.slug == LINEAR):
        return {"no figures": _floor(pair, Notebook)}
    return {
        "figures drawn": _floor(pair, Notebook),
        "figures drawn, after a warm-up render": _floor(pair, Notebook, is_warmed_up=True),
        "figures not drawn": _floor(pair, Undrawn),
    }


def _floor(pair: Pair, kind: type[Notebook], *, is_warmed_up: bool = False) -> float:
    student, paths = pair.workload.ids[0], CoursePaths(pair.ours)
    file = paths.submission(student, pair.topic.slug) / f"{pair.topic.slug}.ipynb"
    with zygote_of_run(sandbox_python(ROOT), Level.FULL) as control_socket, _stage(pair) as stage:
        if is_warmed_up:
            order_warm_up(control_socket, paths, pair.topic, Limits())
        zygote = ForkedZygote(control_socket, Level.FULL)
        cells = [CodeCell(index, source) for index, source in _code_of(file)]
        names = [exercise.name for exercise in pair.topic.exercises]
        runs = [_seconds_of(kind(zygote, cells, names, stage, Limits())) for _ in range(REPEATS)]
        zygote.close()
    return statistics.median(runs[1:])


def _code_of(file: Path) -> Iterator[tuple[int, str]]:
    for index, cell in enumerate(json.loads(file.read_text())["cells"]):
        if cell["cell_type"] == "code":
            yield index, "".join(cell["source"])


def _seconds_of(notebook: Notebook) -> float:
    began = time.perf_counter()
    notebook.build()
    seconds = time.perf_counter() - began
    notebook.close()
    return seconds


@contextlib.contextmanager
def _stage(pair: Pair) -> Iterator[Path]:
    data = pair.ours / "release" / pair.topic.slug / "data"
    with tempfile.TemporaryDirectory() as folder:
        if data.is_dir():
            for file in data.iterdir():
                target = Path(folder) / "copied" / "data" / file.name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(file.read_bytes())
            yield Path(folder) / "copied"
        else:
            yield Path(folder)


class Undrawn(Notebook):
    """A notebook whose figures are made and not drawn."""

    def _request(self, cells: list[CodeCell]) -> dict[str, object]:
        return {**super()._request(cells), "draws": False}
