"""The data of decision_trees, and what the notebook says of its experiment."""

from itertools import product
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.datasets import load_iris

TOPIC = Path(__file__).parents[2] / "assignments" / "decision_trees"


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("decision_trees")


@pytest.fixture(scope="module")
def iris():
    table = pd.read_csv(TOPIC / "data" / "iris.csv")
    return table.drop(columns="species").to_numpy(float), table["species"].to_numpy().astype(str)


@pytest.fixture(scope="module")
def prose():
    return (TOPIC / "notebook.md").read_text()


def test_iris_is_what_scikit_learn_ships(iris):
    X, species = iris
    theirs = load_iris()
    assert_array_equal(X, theirs.data)
    assert_array_equal(species, theirs.target_names[theirs.target])


def test_petals(topic, iris, prose):
    X, species = iris
    width, values = X[:, 3], np.unique(X[:, 3])
    thresholds = (values[:-1] + values[1:]) / 2
    gains = [topic.impurity_decrease(species, width <= t, topic.label_entropy) for t in thresholds]
    threshold, gain = topic.best_threshold(width, species, "entropy")
    assert_allclose((threshold, gain), (0.8, max(gains)))
    assert f"gains ${gain:.3f}$ bits" in prose
    valley = gains[list(thresholds.round(2)).index(1.45)]
    assert valley < max(gain for t, gain in zip(thresholds, gains, strict=True) if t > 1.5)


def test_errors_by_depth(topic, iris, prose):
    X, species = iris[0][:, :2], iris[1]
    errors = np.empty((10, 2, 11))
    for repeat, depth in product(range(10), range(11)):
        order = np.random.default_rng(repeat).permutation(150)
        train, valid = order[:75], order[75:]
        tree = topic.grow_tree(X[train], species[train], max_depth=depth)
        for part, rows in enumerate((train, valid)):
            errors[repeat, part, depth] = np.mean(
                topic.predict_tree(tree, X[rows]) != species[rows]
            )
    train, valid = errors.mean(axis=0)
    assert (np.diff(train) < 0).all()
    assert valid.argmin() == 4
    assert f"from {train[0]:.2f} with no question to {train[10]:.2f} at depth 10" in prose
    assert f"best at depth 4 ({valid[4]:.3f}), then creeps back to {valid[10]:.2f}" in prose


def test_regions(topic, iris, prose):
    X, species = iris[0][:, :2], iris[1]
    order = np.random.default_rng(0).permutation(150)
    train, valid, test = order[:60], order[60:105], order[105:]
    full = topic.grow_tree(X[train], species[train])
    pruned = topic.reduced_error_prune(full, X[valid], species[valid])
    for rows, words in (
        (train, "({1:.3f} against {0:.3f} wrong)"),
        (test, "({1:.3f} against {0:.3f})"),
    ):
        wrong = [np.mean(topic.predict_tree(t, X[rows]) != species[rows]) for t in (full, pruned)]
        assert words.format(*wrong) in prose


def test_robots(topic, prose):
    X = np.array(list(product(*(range(1, k + 1) for k in (3, 3, 2, 3, 4, 2)))))
    y = ((X[:, 0] == X[:, 1]) | (X[:, 4] == 1)).astype(int)
    gains = [topic.impurity_decrease(y, column, topic.label_entropy) for column in X.T]
    assert_allclose(np.delete(gains, 4), np.zeros(5), atol=1e-12)
    assert f"gains ${gains[4]:.3f}$ bits" in prose
    values = {j: np.unique(X[:, j]).tolist() for j in range(6)}

    def leaves(tree):
        return sum(map(leaves, tree["branches"].values())) if "attr" in tree else 1

    tree = topic.id3(X, y, list(range(6)), values)
    assert_array_equal(topic.predict_id3(tree, X), y)
    assert f"perfect with {leaves(tree)} leaves" in prose
    shares = []
    for seed in range(20):
        order = np.random.default_rng(seed).permutation(432)
        seen, new = order[:124], order[124:]
        tree = topic.id3(X[seen], y[seen], list(range(6)), values)
        shares.append(np.mean(topic.predict_id3(tree, X[new]) == y[new]))
    assert f"gets {shares[0]:.0%} of".replace("%", " %") in prose
    assert f"from {min(shares):.0%} to {max(shares):.0%}".replace("%", " %") in prose
