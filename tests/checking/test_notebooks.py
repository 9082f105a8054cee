"""Notebooks that do odd things before, between and after the answers."""

import json

import pytest

from autograder.model import Status

from .conftest import SLUG, exercise_of, lost


def run_of(result, status):
    return [cell for cell in result.cells if cell.status is status]


def test_outputs_are_kept(grade):
    result = grade(after="print('seen'); 6 * 7", reruns_experiments=True)
    outputs = json.dumps([cell.outputs for cell in result.cells])
    assert "seen" in outputs
    assert '"42"' in outputs
    assert "image/png" in outputs


def test_a_rebound_name_is_restored_with_a_note(grade):
    result = grade(after="r2_score = r2_score(np.array([1.0, 2.0]), np.array([1.0, 2.0]))")
    assert lost(result) == {}
    assert any("another value" in note for note in exercise_of(result, "r2_score").notes)


@pytest.mark.parametrize(
    "cell",
    [
        "import sys; sys.exit(0)",
        "1 / 0",
        "def broken(:",
        "input('your name?')",
        "%pip install nothing",
        "!ls /",
        "raise KeyboardInterrupt",
        "import warnings; warnings.warn('careful')",
        "np.array([1.0]) / 0",
        "%matplotlib notebook",
        "get_ipython = print = open = None",
        "import random; random.seed(3); np.random.seed(3)",
        "while True: pass",
        "import time; time.sleep(1000)",
    ],
)
def test_what_a_cell_does_costs_no_marks(grade, cell):
    assert lost(grade(after=cell, cell_cpu_seconds=1)) == {}


@pytest.mark.parametrize(
    "cell",
    [
        "import os; os._exit(0)",
        "import ctypes; ctypes.string_at(0)",
        "import os; os.kill(os.getpid(), 9)",
    ],
)
def test_a_cell_that_ends_the_process_is_left_out(grade, cell):
    result = grade(before=cell)
    assert lost(result) == {}
    assert len(run_of(result, Status.CRASHED)) == 1
    assert any("left out" in note for note in result.notes)


def test_a_loop_that_swallows_every_exception_is_left_out(grade):
    cell = "while True:\n    try:\n        while True: pass\n    except BaseException: pass"
    result = grade(before=cell, cell_cpu_seconds=1)
    assert lost(result) == {}
    assert len(run_of(result, Status.TIMED_OUT)) == 1


def test_answers_are_graded_while_threads_run(grade):
    cell = (
        "import threading, time\n"
        "for _ in range(3): threading.Thread(target=time.sleep, args=(60,)).start()"
    )
    assert lost(grade(after=cell)) == {}


def test_too_much_output_is_cut(grade):
    result = grade(after="for i in range(300_000): print('line', i)", output_kb=64)
    assert lost(result) == {}
    longest = max(
        len(json.dumps(cell.outputs)) for cell in result.cells if "line 1" in str(cell.outputs)
    )
    assert longest < 100_000


def test_a_syntax_error_costs_its_own_exercise_only(grade):
    result = grade({"add_intercept": "def add_intercept(X:\n    return X"})
    assert set(lost(result)) == {"add_intercept"}
    assert exercise_of(result, "add_intercept").score == 0


def test_the_wrong_assignment_has_no_score(run):
    notebook = {"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": []}
    for data in (b"{", b"", json.dumps(notebook).encode()):
        result = run({f"{SLUG}.ipynb": data}).result
        assert result.fault.startswith(f"submitted/s1/{SLUG}")
        assert result.score is None


def test_nothing_of_a_submission_lives_on(grade):
    """A detached process of a submission is gone when its result is there."""
    import subprocess

    mark = "sleep 98765"
    grade(after=f"import subprocess; subprocess.Popen('{mark}'.split(), start_new_session=True)")
    listed = subprocess.run(
        ["ps", "-eo", "args"], capture_output=True, text=True, check=True
    ).stdout
    assert mark not in listed


def test_files_of_the_release_are_there_and_nothing_else(grade):
    result = grade(
        after="import os; print(sorted(os.listdir('.')), os.path.exists('data/points.csv'))"
    )
    assert "['data'] True" in json.dumps([cell.outputs for cell in result.cells])


@pytest.mark.parametrize(
    "stop",
    [
        "breakpoint()",
        "import pdb; pdb.set_trace()",
        "from pdb import set_trace; set_trace()",
        "from IPython.core.debugger import set_trace; set_trace()",
    ],
)
def test_breakpoints_are_passed_over_with_a_note(grade, right_answers, stop):
    source = right_answers["r2_score"].replace("    residual", f"    {stop}\n    residual", 1)
    assert stop in source
    result = grade({"r2_score": source}, before=stop)
    assert lost(result) == {}
    assert sum("passed over" in note for note in result.notes) == 2
