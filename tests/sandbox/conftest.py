"""A warm process at each level that this machine has for this user, and notebooks of one cell."""

import os
import sysconfig
from pathlib import Path

import pytest

from autograder.model import CellRun
from autograder.pipeline.probes import probe_kernel
from autograder.sandbox.levels import Level, probe_level
from autograder.sandbox.notebook_process import Notebook
from autograder.sandbox.snapshot import CodeCell
from autograder.sandbox.zygote import Zygote, sandbox_python, warm_zygote
from autograder.submission_limits import Limits

ROOT = Path(__file__).parents[2]
LIMITS = Limits(memory_mb=600, file_mb=16, cell_cpu_seconds=20)


def text_of(run: CellRun) -> str:
    return "".join(
        output.get("text", "") or "\n".join(output.get("traceback", [])) for output in run.outputs
    )


def run_cells(zygote: Zygote, folder: Path, *sources: str, limits: Limits = LIMITS) -> list[str]:
    """Run cells as a submission and give the text that each printed."""
    cells = [CodeCell(number, source) for number, source in enumerate(sources)]
    notebook = Notebook(zygote, cells, [], folder, limits)
    try:
        notebook.build()
    finally:
        notebook.close()
    return [text_of(run) for _, run in sorted(notebook.runs.items())]


def what_is_missing(level: Level) -> str:
    """Report what this machine lacks for a level, found without the sandbox itself.

    Where nothing is missing, a level that does not hold is a fault and no reason to skip.
    """
    kernel = probe_kernel()
    if kernel.seccomp_error:
        return f"no system-call filter: {kernel.seccomp_error}"
    if level is Level.FULL:
        return kernel.namespace_error and f"no namespaces: {kernel.namespace_error}"
    if not kernel.landlock:
        return f"no Landlock: {kernel.landlock_error}"
    if os.geteuid() == 0:  # a user of its own must be able to read the programs
        library = Path(sysconfig.get_path("stdlib"))
        closed = [p for p in (library, *library.parents) if not p.stat().st_mode & 0o001]
        return f"others may not enter {closed[-1]}, where root's Python lies" if closed else ""
    return ""


@pytest.fixture(scope="session", params=[Level.FULL, Level.REDUCED])
def zygote(request):
    if missing := what_is_missing(request.param):
        pytest.skip(f"level {request.param} cannot be had here: {missing}")
    probe = probe_level(ROOT, request.param)
    assert probe.holds, f"level {request.param} does not hold: {probe.gap}"
    with warm_zygote(sandbox_python(ROOT), request.param) as zygote:
        yield zygote


@pytest.fixture(scope="session")
def full():
    with warm_zygote(sandbox_python(ROOT), Level.FULL) as zygote:
        yield zygote


@pytest.fixture
def run(zygote, tmp_path):
    """Run cells at both levels."""
    return lambda *sources, **options: run_cells(zygote, tmp_path, *sources, **options)


@pytest.fixture
def run_full(full, tmp_path):
    """Run cells at level full."""
    return lambda *sources, **options: run_cells(full, tmp_path, *sources, **options)
