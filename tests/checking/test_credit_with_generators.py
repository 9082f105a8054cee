"""Independent credit where the helper draws from a random generator: the topic optimization."""

import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import pytest

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.checking.grading_task import REPLY, TASK, GradingTask, run_task

from .conftest import LIMITS, ROOT, SECRET, exercise_of, lost

SLUG = "optimization"
WRONG = {
    "minibatches": (
        "def minibatches(n, batch_size, rng):\n"
        "    order = np.sort(rng.permutation(n))\n"
        "    return [order[i : i + batch_size] for i in range(0, n, batch_size)]"
    )
}


@pytest.fixture(scope="module")
def result(paths):
    """Grade right answers to everything but `minibatches`, without the experiments."""
    topic = read_topic(paths, SLUG)
    references = {e.name: read_reference(paths, SLUG, e.name) for e in topic.exercises}
    answers = {name: found.solution_cell for name, found in references.items()} | WRONG
    notebook = json.loads(paths.release_notebook(SLUG).read_text())
    notebook["cells"] = [c for c in notebook["cells"] if "needs(" not in "".join(c["source"])]
    for cell in notebook["cells"]:
        name = cell["metadata"].get("nbgrader", {}).get("grade_id", "").removesuffix("-answer")
        cell["source"] = answers.get(name, cell["source"])
    files = {f"{SLUG}.ipynb": json.dumps(notebook).encode()}
    stubs = {name: found.stub for name, found in references.items()}
    task = GradingTask(str(ROOT), topic, "s1", files, stubs, SECRET, LIMITS)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as worker:
        reply = worker.submit(run_task, TASK.dump_json(task)).result()
    return REPLY.validate_json(reply).result


def test_a_wrong_helper_costs_its_own_marks_only(result):
    assert set(lost(result)) == {"minibatches"}


def test_steps_over_several_epochs_are_credited_too(result):
    """Each epoch needs a new permutation, so the helper's draws must reach the student's rng."""
    credited = {
        v.test for v in exercise_of(result, "sgd_least_squares").verdicts if v.followed_through_with
    }
    assert "test_every_epoch_is_dealt_anew" in credited
