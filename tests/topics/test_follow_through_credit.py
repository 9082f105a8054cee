"""In each topic: the first helper is wrong, and nothing but its own marks is lost."""

import ast
import itertools
import json
import re

import pytest

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.checking.experiment_cells import cells_apart, released_cells
from autograder.sandbox.snapshot import CodeCell
from tests.topic_selection import TOPICS
from tests.topics.conftest import credited, lost


def first_helper(topic):
    """Name the first exercise that a later one uses, and those that use it, directly or not."""
    names = [exercise.name for exercise in topic.exercises]
    used = {helper for name in names for helper in topic.helpers_of(name)}
    helper = next(name for name in names if name in used)
    return helper, [name for name in names if helper in topic.helpers_of(name)]


def test_a_wrong_first_helper_costs_its_own_marks_only(slug, paths, grade_topic):
    helper, users = first_helper(read_topic(paths, slug))
    wrong = f"def {helper}(*args, **kwargs):\n    return None"
    # What experiments do to credit is the engine's: one topic has them, since they take long.
    result = grade_topic(slug, {helper: wrong}, has_experiments=slug == TOPICS[0])
    assert set(lost(result)) == {helper}
    passed = {e.exercise for e in result.exercises if credited(result, e.exercise)}
    assert passed
    assert passed <= set(users)


def test_no_experiment_is_run_again_for_a_wrong_answer(slug, paths):
    """Otherwise a wrong answer costs as much as the notebook's experiments, several times."""
    topic = read_topic(paths, slug)
    right = {e.name: read_reference(paths, slug, e.name).solution_cell for e in topic.exercises}
    cells, released = [], json.loads(paths.release_notebook(slug).read_text())["cells"]
    for cell in released:
        if cell["cell_type"] == "code":
            label = cell["metadata"].get("nbgrader", {}).get("grade_id", "")
            name = label.removesuffix("-answer")
            source = right.get(name, "".join(cell["source"]))
            cells.append(CodeCell(len(cells), source, name if name in right else ""))
    trees = {cell.index: ast.parse(cell.source) for cell in cells}
    apart = cells_apart(cells, trees, released_cells(paths, slug))
    repeated = [cell.source for cell in cells if cell.index not in apart and not cell.answers]
    assert repeated == []


WAYS = {
    "a dictionary": ('{1} = {{"f": {0}}}', '{1}["f"]'),
    "a partial": ("import functools\n{1} = functools.partial({0})", "{1}"),
    "a closure": (
        "def around(f):\n    return lambda *a, **k: f(*a, **k)\n{1} = around({0})",
        "{1}",
    ),
    "a default": ("def {1}(*a, f={0}, **k):\n    return f(*a, **k)", "{1}"),
    "a helper of one's own": ("def {1}(*a, **k):\n    return {0}(*a, **k)", "{1}"),
}


def test_a_wrong_helper_costs_no_more_however_it_is_bound(slug, paths, grade_topic):
    """Each of the exercises that call it has bound it in another way."""
    topic = read_topic(paths, slug)
    helper, users = first_helper(topic)
    answers = {helper: f"def {helper}(*args, **kwargs):\n    return None"}
    calling = re.compile(rf"\b{helper}\b(?=\()")
    ways = itertools.cycle(WAYS.values())
    for user in users:
        source = read_reference(paths, slug, user).solution_cell
        if calling.search(source):
            binding, call = (words.format(helper, f"for_{user}") for words in next(ways))
            answers[user] = f"{binding}\n\n{calling.sub(call, source)}"
    assert len(answers) > 1
    result = grade_topic(slug, answers)
    assert set(lost(result)) == {helper}


HELPER = """def impurity_decrease(y, groups, impurity):
    return impurity(y) - np.mean([impurity(y[groups == g]) for g in np.unique(groups)] or [0.0])
"""
USER = """def best_attribute(X, y, attrs):
    gains = {a: impurity_decrease(y, X[:, a], label_entropy) for a in sorted(attrs)}
    best = max(gains.values())
    return int(next(a for a, gain in gains.items() if gain >= best - 1e-9))
"""


@pytest.mark.topic("decision_trees")
def test_a_right_helper_may_be_given_a_students_function(grade_topic):
    """The reference that answers for a wrong helper calls the student's function in its turn."""
    result = grade_topic("decision_trees", {"impurity_decrease": HELPER, "best_attribute": USER})
    assert set(lost(result)) == {"impurity_decrease"}


SCALED = """def power_iteration(A, v0, n_iter=1000, tol=1e-12):
    v = v0 / lp_norm(v0, 2)
    steps = 0
    while steps < n_iter:
        w = A @ v
        length = lp_norm(w, 2)
        if length == 0:
            break
        w, steps = w / length, steps + 1
        gap = min(lp_norm(w - v, 2), lp_norm(w + v, 2))
        v = w
        if gap < tol:
            break
    v = v * np.sign(v[np.argmax(np.abs(v))])
    return float(v @ A @ v), v, steps
"""


@pytest.mark.topic("math_foundations")
def test_an_earlier_answer_is_a_helper_wherever_it_is_called(grade_topic):
    """The course names no helper for this exercise; this student uses one all the same."""
    wrong = "def lp_norm(x, p):\n    return float(np.sum(np.abs(x) ** p))"
    result = grade_topic("math_foundations", {"lp_norm": wrong, "power_iteration": SCALED})
    assert set(lost(result)) == {"lp_norm"}
    assert ("lp_norm",) in credited(result, "power_iteration").values()
