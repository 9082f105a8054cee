"""What one submission costs in classes from small to large."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
import matplotlib.pyplot as plt

from benchmarks.courses import FIXED, Workload, make_pair
from benchmarks.sides import keep_fresh, run_side, sides_of, verify
from benchmarks.summary_table import Measurement

Curve = list[tuple[int, float, float]]


def measure(sizes: Sequence[int], folder: Path) -> Curve:
    """Grade classes of several sizes; give milliseconds each, and of processor time."""
    found = []
    for students in sizes:
        pair = make_pair(Workload(f"curve{students}", FIXED, students), folder / str(students))
        keep_fresh(pair.ours)
        ours = sides_of(pair)[-1]
        timing = run_side(pair, ours)
        verify(pair, ours)
        found.append((students, timing.each * 1000, timing.cpu / students * 1000))
        print(f"{students}: {found[-1][1]:.0f} ms each", flush=True)
    return found


def table(curve: Curve) -> str:
    """Return the curve as a table."""
    rows = [f"| {n:,} | {each:.0f} ms | {cpu:.0f} ms |" for n, each, cpu in curve]
    head = "| submissions | each further one | processor, each (with starting up) |\n|---|---|---|"
    return "\n".join([head, *rows]) + "\n"


def draw(curve: Curve, file: Path, found: Measurement) -> None:
    """Draw the curve."""
    mpl.use("agg")
    sizes, each, cpu = zip(*curve, strict=True)
    figure, axis = plt.subplots(figsize=(6.4, 3.6), dpi=120)
    axis.plot(sizes, each, "o-", color="#0072B2", label="wall clock, each further one, two workers")
    axis.plot(sizes, cpu, "s--", color="#D55E00", label="processor time, starting up included")
    axis.set(xscale="log", xlabel="submissions in the class", ylabel="ms a submission")
    axis.set_xticks(sizes, [f"{size:,}" for size in sizes])
    axis.minorticks_off()
    axis.set_ylim(0, max(*each, *cpu) * 1.25)
    axis.set_title(
        f"Cost of a submission by size of the class\n{found.date}, {found.machine}", fontsize=8
    )
    axis.legend(frameon=False, fontsize=8)
    axis.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(file)
