"""Warm-up renders: what a notebook draws by itself or with right answers is drawn once for all."""

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from autograder.sandbox.inside.confinement.process_tree import descendants
from autograder.sandbox.levels import Level
from autograder.sandbox.notebook_process import Notebook
from autograder.sandbox.snapshot import CodeCell
from autograder.sandbox.zygote import (
    ForkedZygote,
    WarmUpRender,
    render_ahead,
    sandbox_python,
    zygote_of_run,
)
from tests.sandbox.conftest import LIMITS, ROOT, run_cells, text_of

LONGEST_WAIT = 60.0
IMPORTS = """
import os
import numpy as np
import matplotlib.pyplot as plt
from matplotlib.lines import Line2D
plt.rcParams["figure.dpi"] = 60
np.random.seed(5)
"""
DATA = "values = [1.0, 3.0, 2.0]\nlevels = np.linspace(0, 1, 5)"
CLASS = "class Stroke(Line2D):\n    pass"
LAID_OUT = """
figure, axes = plt.subplots(1, 2, figsize=(4, 2))
axes[0].plot(values, "o-")
axes[0].set(title="a title", ylabel="$y_1$")
axes[1].contourf(np.outer(levels, levels))
plt.tight_layout()
plt.show()
"""
PLAIN = "plt.semilogy(values)\nplt.xlabel('x')\nplt.show()\nopen('left', 'w').close()"
OWN = "plt.gca().add_line(Stroke([0, 1], [0, 1]))\nplt.show()"
WITH_ANSWER = "plt.plot(double(values))\nplt.show()"
RELEASED = [
    IMPORTS,
    DATA,
    CLASS,
    "def double(x): raise NotImplementedError",
    LAID_OUT,
    PLAIN,
    OWN,
    WITH_ANSWER,
]

COUNT = """
import functools
from matplotlib.backends import backend_agg
made = []
make = backend_agg.RendererAgg.__init__
@functools.wraps(make)
def count(self, *words):
    made.append(1)
    make(self, *words)
backend_agg.RendererAgg.__init__ = count
"""
TELL = "print(len(made)); made.clear()"


@contextlib.contextmanager
def forked_from_run(
    *cells: str, limits=LIMITS, render: WarmUpRender | None = None
) -> Iterator[ForkedZygote]:
    with zygote_of_run(sandbox_python(ROOT), Level.FULL) as control_socket:
        render = render or (WarmUpRender(cells) if cells else None)
        if render:
            render_ahead(control_socket, render, {"data/a.csv": b"1,2\n"}, limits)
        forked_zygote = ForkedZygote(control_socket, Level.FULL)
        yield forked_zygote
        forked_zygote.close()


@pytest.fixture(scope="module")
def warmed_up():
    with forked_from_run(*RELEASED) as forked_zygote:
        yield forked_zygote


@pytest.fixture(scope="module")
def plain():
    with forked_from_run() as forked_zygote:
        yield forked_zygote


def outputs_of(
    forked_zygote: ForkedZygote, folder: Path, *cells: str
) -> tuple[list[str], list[str]]:
    """Run cells; give the pictures, and how many renderers each cell made."""
    reported = [part for cell in cells for part in (cell, TELL)]
    sources = [CodeCell(n, source) for n, source in enumerate([COUNT, *reported])]
    notebook = Notebook(forked_zygote, sources, [], folder, LIMITS)
    try:
        notebook.build()
    finally:
        notebook.close()
    runs = [run for _, run in sorted(notebook.runs.items())]
    pictures = [
        output["data"]["image/png"]
        for run in runs
        for output in run.outputs
        if "image/png" in output.get("data", {})
    ]
    return pictures, [text_of(run).strip() for run in runs[2::2]]


RIGHT = "def double(x): return [2 * v for v in x]"


def test_only_what_depends_on_an_answer_is_drawn(warmed_up, plain, tmp_path):
    cells = [IMPORTS, DATA, CLASS, RIGHT, LAID_OUT, PLAIN, WITH_ANSWER]
    expected, all_drawn = outputs_of(plain, tmp_path, *cells)
    for _ in range(2):
        pictures, drawn = outputs_of(warmed_up, tmp_path, *cells)
        assert pictures == expected
        assert drawn == ["0", "0", "0", "0", "0", "0", "1"]
    assert len(expected) == 3
    assert [int(count) > 0 for count in all_drawn] == [False] * 4 + [True] * 3


FORMULAS = """
from matplotlib.mathtext import MathTextParser
print(MathTextParser._parse_cached.cache_info().currsize)
"""


def is_warm(forked_zygote: ForkedZygote, folder: Path) -> bool:
    """Run a notebook that draws nothing; return whether formulas were laid out before the fork."""
    (text,) = run_cells(forked_zygote, folder, FORMULAS)
    return int(text) > 0


def test_what_most_figures_need_is_drawn_when_more_submissions_may_come(tmp_path):
    with forked_from_run() as forked_zygote:
        found = [is_warm(forked_zygote, tmp_path) for _ in range(4)]
    assert found == [False, False, True, True]


def test_or_before_the_first_where_many_wait(warmed_up, tmp_path):
    assert is_warm(warmed_up, tmp_path)


CHANGES = {
    "the data": (DATA, "values = [1.0, 3.0, 2.000001]\nlevels = np.linspace(0, 1, 5)"),
    "a setting": (IMPORTS, IMPORTS + "plt.rcParams['lines.linewidth'] = 6"),
    "a colour map": (IMPORTS, IMPORTS + "plt.rcParams['image.cmap'] = 'plasma'"),
    "what is drawn on": (IMPORTS, IMPORTS + "plt.figure(); plt.plot([9])"),
    "the text of the cell": (LAID_OUT, LAID_OUT.replace("a title", "my title")),
    "a class": (CLASS, CLASS.replace("pass", "_path_effects = []\n    zorder = 9")),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_a_student_changed_is_drawn_as_it_is(warmed_up, plain, tmp_path, change):
    before, after = CHANGES[change]
    cells = [after if c == before else c for c in (IMPORTS, DATA, CLASS, LAID_OUT, PLAIN, OWN)]
    expected, _ = outputs_of(plain, tmp_path, *cells)
    assert outputs_of(warmed_up, tmp_path, *cells)[0] == expected


def test_a_part_of_a_class_of_the_notebook_is_always_drawn(warmed_up, tmp_path):
    """Its class is known by name alone, and a student may have written another one."""
    red = CLASS.replace(
        "pass",
        "def draw(self, renderer):\n        self.set_color('red')\n        super().draw(renderer)",
    )
    black, _ = outputs_of(warmed_up, tmp_path, IMPORTS, CLASS, OWN)
    changed, drawn = outputs_of(warmed_up, tmp_path, IMPORTS, red, OWN)
    assert drawn[-1] != "0"
    assert changed != black


def test_a_submission_finds_nothing_of_a_warm_up(warmed_up, plain, tmp_path):
    ask = """
import os, sys, numpy as np, matplotlib.pyplot as plt, random
print(sorted(set(globals()) & {"values", "double", "figure", "Stroke"}), os.listdir("."))
print(plt.rcParams["figure.dpi"], plt.get_fignums(), np.random.rand(), random.random())
print(get_ipython().execution_count, sorted(n for n in sys.modules if "selfcheck" in n))
"""
    assert run_cells(warmed_up, tmp_path, ask) == run_cells(plain, tmp_path, ask)


def test_a_notebook_that_changes_how_cells_are_read_is_read_so(warmed_up, tmp_path):
    change = """
def shout(lines):
    return [line.replace("3.0", "7.0") for line in lines]
get_ipython().input_transformers_cleanup.append(shout)
"""
    reported = run_cells(warmed_up, tmp_path, IMPORTS, change, DATA, "print(values)")
    assert reported[-1] == "[1.0, 7.0, 2.0]\n"


BAD = {
    "ends its process": "import os\nos._exit(3)",
    "never ends": "while True:\n    pass",
    "takes all memory": "x = bytearray(10**10)",
    "leaves a process": "import os, time\nif not os.fork():\n    time.sleep(1000)",
    "spoils its settings": "import matplotlib\nmatplotlib.rcParams.clear()",
    "is not Python": "for in in",
}


def counts_of_children(*cells: str, stop_at: int = 0, seconds: float) -> Iterator[int]:
    """Make a notebook after a warm-up render, and count the zygote's processes again and again.

    What is about to end, or about to be forked ahead, takes a moment to do so: the counts go on
    until one is ``stop_at`` or less, or the seconds are over.
    """
    limits = LIMITS.model_copy(update={"cell_cpu_seconds": 1, "cell_wall_seconds": 2})
    with forked_from_run(*cells, limits=limits) as forked_zygote:
        assert run_cells(forked_zygote, ROOT / "docs", "print(1)") == ["1\n"]
        channel = forked_zygote.spawn(LIMITS)
        zygote = _parent_of(_parent_of(channel.pid))
        children = Path(f"/proc/{zygote}/task/{zygote}/children")
        deadline = time.monotonic() + seconds
        while True:
            yield (count := len(children.read_text().split()))
            if count <= stop_at or time.monotonic() > deadline:
                break
            time.sleep(0.05)
        channel.close()
        forked_zygote.end_submission()


@pytest.fixture(scope="module")
def usual_children():
    return max(max(counts_of_children(seconds=3)) for _ in range(2))


@pytest.mark.parametrize("deed", BAD)
def test_a_warm_up_that_goes_wrong_leaves_nothing(usual_children, deed):
    counts = counts_of_children(BAD[deed], PLAIN, stop_at=usual_children, seconds=10)
    assert min(counts) <= usual_children


def test_a_run_that_ends_during_a_warm_up_leaves_no_process():
    before = set(descendants([os.getpid()]))
    with zygote_of_run(sandbox_python(ROOT), Level.FULL) as control_socket:
        render_ahead(control_socket, WarmUpRender(["while True:\n    pass"]), {}, LIMITS)
        deadline = time.monotonic() + LONGEST_WAIT
        while (family := _below(before)) and max(map(_cpu_ticks, family)) < 300:
            assert time.monotonic() < deadline, "no warm-up render runs"
            time.sleep(0.1)
    deadline = time.monotonic() + LIMITS.cell_cpu_seconds / 2
    while left := [pid for pid in family if Path(f"/proc/{pid}").exists()]:
        assert time.monotonic() < deadline, left
        time.sleep(0.1)


# --- with right answers --------------------------------------------------------------------------

SECRET_NAME = "only_in_the_reference_" + "f7a1"
REFERENCE = f"def double(x):\n    {SECRET_NAME} = 2\n    return [{SECRET_NAME} * v for v in x]"
ANSWERED = [*RELEASED[:3], REFERENCE, *RELEASED[4:]]
WRONG = "def double(x): return [3 * v for v in x]"


@pytest.fixture(scope="module")
def answered():
    with forked_from_run(render=WarmUpRender(RELEASED, ANSWERED, RELEASED)) as forked_zygote:
        yield forked_zygote


@pytest.mark.parametrize(("answer", "draws"), [(RIGHT, "0"), (REFERENCE, "0"), (WRONG, "1")])
def test_what_right_answers_draw_is_known(answered, plain, tmp_path, answer, draws):
    cells = [IMPORTS, DATA, answer, LAID_OUT, PLAIN, WITH_ANSWER]
    pictures, drawn = outputs_of(answered, tmp_path, *cells)
    assert pictures == outputs_of(plain, tmp_path, *cells)[0]
    assert drawn == ["0", "0", "0", "0", "0", draws]


def test_only_of_cells_that_are_shown(plain, tmp_path):
    render = WarmUpRender(RELEASED, ANSWERED, [c for c in RELEASED if c != WITH_ANSWER])
    cells = [IMPORTS, DATA, RIGHT, PLAIN, WITH_ANSWER]
    with forked_from_run(render=render) as forked_zygote:
        pictures, drawn = outputs_of(forked_zygote, tmp_path, *cells)
    assert pictures == outputs_of(plain, tmp_path, *cells)[0]
    assert drawn == ["0", "0", "0", "0", "1"]


@pytest.mark.parametrize("deed", ["never ends", "ends its process"])
def test_where_answers_fail_the_released_notebook_is_rendered(tmp_path, deed):
    render = WarmUpRender(RELEASED, [BAD[deed], *ANSWERED], RELEASED, seconds=1.0)
    with forked_from_run(render=render) as forked_zygote:
        _, drawn = outputs_of(forked_zygote, tmp_path, IMPORTS, DATA, RIGHT, PLAIN, WITH_ANSWER)
    assert drawn == ["0", "0", "0", "0", "1"]


def test_no_text_of_an_answer_is_in_what_submissions_are_forks_of(answered, tmp_path):
    channel = answered.spawn(LIMITS)
    family = [channel.pid]
    while (parent := _parent_of(family[-1])) != os.getpid():
        family.append(parent)
    held = [b"\0".join(_memory_of(pid)) for pid in family]
    channel.close()
    answered.end_submission()
    # The outermost process only waits. What all students have is in the others.
    assert [b"a title" in memory for memory in held] == [True] * (len(family) - 1) + [False]
    assert [SECRET_NAME.encode() in memory for memory in held] == [False] * len(family)


def _memory_of(pid: int) -> Iterator[bytes]:
    """Read all that a process may write to."""
    with Path(f"/proc/{pid}/mem").open("rb", buffering=0) as memory:
        for line in Path(f"/proc/{pid}/maps").read_text().splitlines():
            place, rights, *_ = line.split()
            start, end = (int(edge, 16) for edge in place.split("-"))
            if rights.startswith("rw"):
                with contextlib.suppress(OSError, OverflowError, ValueError):
                    memory.seek(start)
                    yield memory.read(end - start)


def _below(before: set[int]) -> set[int]:
    return set(descendants([os.getpid()])) - before


def _cpu_ticks(pid: int) -> int:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return int(fields[11]) + int(fields[12])


def _parent_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
