"""For which exercises a counterexample is looked for, and in how many runs of the notebook."""

import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from unittest.mock import patch

import pytest

from autograder.checking.grading_task import REPLY, run_task
from autograder.checking.mistake_finder import MistakeFinder
from autograder.sandbox.notebook_process import Notebook

from .conftest import SLUG, found_in, keeping

WRONG_HELPER = "def hat_matrix(X):\n    return X @ X.T"
WRONG_USER = "def loo_residuals(X, y):\n    return y - hat_matrix(X) @ y"


def graded(task):
    """Return the exercises that were searched, how often cells were run, and the reply."""
    searched, runs = [], []
    search, build = MistakeFinder.counterexample, Notebook.build

    def note_search(self, exercise, snapshot):
        searched.append(exercise.name)
        return search(self, exercise, snapshot)

    def note_build(self):
        build(self)
        runs.append(self.builds)

    with (
        patch.object(MistakeFinder, "counterexample", note_search),
        patch.object(Notebook, "build", note_build),
    ):
        reply = REPLY.validate_json(run_task(task))
    return searched, runs[-1], reply.result


@pytest.fixture(scope="module")
def outcome(task_for, fill_in, right_answers):
    def outcome(last_cell="", **answers):
        notebook = fill_in({**right_answers, **answers})
        if last_cell:
            notebook["cells"].append({**notebook["cells"][-1], "cell_type": "code"})
            notebook["cells"][-1] |= {"source": last_cell, "metadata": {}, "outputs": []}
            notebook["cells"][-1] |= {"execution_count": None, "id": "last"}
        task = task_for({f"{SLUG}.ipynb": json.dumps(notebook).encode()})
        return worker.submit(graded, task).result()

    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as worker:
        yield outcome


def test_right_answers_cost_one_run_and_no_search(outcome):
    searched, runs, result = outcome()
    assert (searched, runs) == ([], 1)
    assert not result.is_joint


def test_what_only_a_wrong_helper_spoils_is_not_searched(outcome):
    searched, runs, result = outcome(hat_matrix=WRONG_HELPER)
    assert searched == ["hat_matrix"]
    assert runs == 3  # its own, one with right helpers, one that no hidden input has seen
    assert not result.is_joint


def test_what_fails_with_right_helpers_too_is_searched(outcome):
    searched, runs, _ = outcome(
        hat_matrix=keeping("hat_matrix", WRONG_HELPER), loo_residuals=WRONG_USER
    )
    assert sorted(searched) == ["hat_matrix", "loo_residuals"]
    # Its own; with right helpers for all at once; without, and with, for each test by itself; and
    # one that no hidden input has seen.
    assert runs == 5


def test_what_keeps_nothing_is_run_with_right_helpers_once(outcome):
    searched, runs, result = outcome(hat_matrix=WRONG_HELPER, loo_residuals=WRONG_USER)
    assert sorted(searched) == ["hat_matrix", "loo_residuals"]
    assert runs == 3
    _, _, by_itself = outcome(
        hat_matrix=keeping("hat_matrix", WRONG_HELPER), loo_residuals=WRONG_USER
    )
    assert found_in(result) == found_in(by_itself)


def test_a_run_that_was_lost_is_told_apart_from_one_that_was_wanted(outcome):
    kills = "def add_intercept(X):\n    import os, signal\n    " + (
        "if 'is_tested' in globals(): os.kill(os.getppid(), signal.SIGKILL)\n    return X"
    )
    _, runs, result = outcome("is_tested = True", add_intercept=kills)
    assert runs > 1
    assert result.is_joint
