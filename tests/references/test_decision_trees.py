"""References of decision_trees against scikit-learn, SciPy and brute force."""

from itertools import combinations, product

import numpy as np
import pytest
import scipy.stats
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.metrics import mutual_info_score
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

seeds = pytest.mark.parametrize("seed", range(4))
criteria = pytest.mark.parametrize("criterion", ["gini", "entropy", "mse"])
PLAY_TENNIS = np.array(
    [
        day.split()
        for day in """sunny hot high weak no
sunny hot high strong no
overcast hot high weak yes
rain mild high weak yes
rain cool normal weak yes
rain cool normal strong no
overcast cool normal strong yes
sunny mild high weak no
sunny cool normal weak yes
rain mild normal weak yes
sunny mild normal strong yes
overcast mild high strong yes
overcast hot normal weak yes
rain mild high strong no""".splitlines()
    ]
)


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("decision_trees")


def labels(seed, n=30, k=4):
    return np.random.default_rng(seed).integers(k, size=n)


def problem(seed, criterion, n=100, d=3):
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(n, d))
    y = X[:, 0] ** 2 + X[:, -1] + 0.5 * rng.normal(size=n)
    return X, y if criterion == "mse" else np.digitize(y, [0.0, 1.5])


def peer(criterion, **rules):
    if criterion == "mse":
        return DecisionTreeRegressor(criterion="squared_error", random_state=0, **rules)
    return DecisionTreeClassifier(criterion=criterion, random_state=0, **rules)


@pytest.mark.oracle("label_entropy", library="scipy.stats.entropy")
@pytest.mark.oracle("gini", analytic="the share of all pairs of labels that differ")
@pytest.mark.oracle("variance_impurity", library="numpy.var")
@seeds
def test_impurities_against_scipy_and_numpy(topic, seed):
    y = labels(seed)
    counts = np.unique(y, return_counts=True)[1]
    assert_allclose(topic.label_entropy(y), scipy.stats.entropy(counts, base=2), rtol=1e-12)
    differ = np.mean([a != b for a, b in product(y, y)])
    assert_allclose(topic.gini(y), differ, rtol=1e-12)
    assert_allclose(topic.variance_impurity(y + 0.5), np.var(y + 0.5), rtol=1e-12)
    far = y / 8 + 1e8
    assert_allclose(topic.variance_impurity(far), np.var(y / 8), rtol=1e-6)


def test_impurities_of_pure_and_empty(topic):
    for impurity in (topic.label_entropy, topic.gini, topic.variance_impurity):
        for y in (np.array([]), np.array([3]), np.array([-2, -2])):
            assert impurity(y) == 0.0
            assert not np.signbit(impurity(y))


@pytest.mark.oracle("impurity_decrease", library="sklearn.metrics.mutual_info_score")
@pytest.mark.oracle("gain_ratio", library="scipy.stats.entropy")
@seeds
def test_decrease_of_entropy_is_mutual_information(topic, seed):
    y, groups = labels(seed), labels(seed + 100)
    gain = topic.impurity_decrease(y, groups, topic.label_entropy)
    assert_allclose(gain, mutual_info_score(y, groups) / np.log(2), rtol=1e-9)
    split = scipy.stats.entropy(np.unique(groups, return_counts=True)[1], base=2)
    assert_allclose(topic.gain_ratio(y, groups), gain / split, rtol=1e-12)


@pytest.mark.oracle("chi2_split_statistic", library="scipy.stats.chi2_contingency")
@seeds
def test_chi2_against_scipy(topic, seed):
    y, groups = labels(seed, 60), labels(seed + 100, 60, 3)
    table = scipy.stats.contingency.crosstab(y, groups).count
    oracle = scipy.stats.chi2_contingency(table, correction=False)
    assert_allclose(topic.chi2_split_statistic(y, groups), (oracle.statistic, oracle.dof))
    two = scipy.stats.contingency.crosstab(y > 1, groups > 1).count
    oracle = scipy.stats.chi2_contingency(two, correction=False)
    assert_allclose(topic.chi2_split_statistic(y > 1, groups > 1), (oracle.statistic, 1))


@pytest.mark.oracle(
    "impurity_decrease", "gain_ratio", published="Quinlan 1986; Mitchell 1997, section 3.4"
)
@pytest.mark.oracle("best_attribute", "id3", "predict_id3", published="Quinlan 1986, section 4")
def test_tennis_as_published(topic):
    """Quinlan 1986, sections 3, 4 and 7; Mitchell 1997, section 3.4."""
    X, y = PLAY_TENNIS[:, :4], PLAY_TENNIS[:, 4]
    gains = [topic.impurity_decrease(y, column, topic.label_entropy) for column in X.T]
    assert_allclose(gains, [0.246, 0.029, 0.151, 0.048], atol=1e-3)
    ratios = [topic.gain_ratio(y, column) for column in X.T]
    assert_allclose(ratios, [0.156, 0.019, 0.152, 0.049], atol=1e-3)
    assert topic.best_attribute(X, y, [0, 1, 2, 3]) == 0
    values = {j: np.unique(X[:, j]).tolist() for j in range(4)}
    tree = topic.id3(X, y, [0, 1, 2, 3], values)
    humidity, wind = tree["branches"]["sunny"], tree["branches"]["rain"]
    assert (tree["attr"], humidity["attr"], wind["attr"]) == (0, 2, 3)
    assert tree["branches"]["overcast"] == {"label": "yes"}
    assert_array_equal(topic.predict_id3(tree, X), y)


@seeds
def test_id3_fits_whatever_does_not_contradict_itself(topic, seed):
    rng = np.random.default_rng(seed)
    X = np.array(list(product("ab", "pqr", "xy")))
    y = rng.integers(3, size=len(X))
    values = {j: np.unique(X[:, j]).tolist() for j in range(3)}
    tree = topic.id3(X, y, [0, 1, 2], values)
    assert_array_equal(topic.predict_id3(tree, X), y)


@pytest.mark.oracle("bin_feature", library="numpy.digitize")
@seeds
def test_bins_against_digitize(topic, seed):
    rng = np.random.default_rng(seed)
    x, edges = rng.integers(-9, 9, size=50), np.unique(rng.integers(-9, 9, size=6))
    assert_array_equal(topic.bin_feature(x, edges), np.digitize(x, edges))


@pytest.mark.oracle("best_threshold", library="sklearn.tree.DecisionTreeClassifier")
@criteria
@seeds
def test_threshold_against_scikit_learn_and_brute_force(topic, criterion, seed):
    X, y = problem(seed, criterion, d=1)
    measure = {"gini": topic.gini, "entropy": topic.label_entropy, "mse": topic.variance_impurity}[
        criterion
    ]
    for least in (1, 7):
        threshold, decrease = topic.best_threshold(X[:, 0], y, criterion, least)
        model = peer(criterion, max_depth=1, min_samples_leaf=least).fit(X, y)
        assert_allclose(threshold, model.tree_.threshold[0], atol=1e-6)
        values = np.unique(X)
        midpoints = ((values[:-1] + values[1:]) / 2)[least - 1 : len(values) - least]
        every = [topic.impurity_decrease(y, X[:, 0] <= t, measure) for t in midpoints]
        assert_allclose(decrease, max(every), rtol=1e-9)


@pytest.mark.oracle("fit_stump", analytic="the best of all stumps, tried one by one")
@seeds
def test_stump_against_brute_force(topic, seed):
    rng = np.random.default_rng(seed)
    X, y = rng.integers(5, size=(12, 2)).astype(float), rng.integers(3, size=12)
    found = []
    for j in range(2):
        for a, b in combinations(np.unique(X[:, j]), 2):
            if not np.any((X[:, j] > a) & (X[:, j] < b)):
                for left, right in product(range(3), repeat=2):
                    guess = np.where(X[:, j] <= (a + b) / 2, left, right)
                    found.append((-np.sum(guess == y), j, (a + b) / 2, left, right))
    wrong, j, threshold, left, right = min(found)
    expected = {"feature": j, "threshold": threshold, "left": left, "right": right}
    assert topic.fit_stump(X, y) == {**expected, "accuracy": -wrong / 12}


def leaves(tree):
    return leaves(tree["left"]) + leaves(tree["right"]) if "feature" in tree else 1


@pytest.mark.oracle("grow_tree", "predict_tree", library="sklearn.tree.DecisionTreeClassifier")
@criteria
@seeds
def test_trees_against_scikit_learn(topic, criterion, seed):
    X, y = problem(seed, criterion, n=200)
    for rules in ({"max_depth": 2}, {"max_depth": 3, "min_leaf": 15}):
        tree = topic.grow_tree(X, y, criterion, **rules)
        names = {"min_samples_leaf": rules.get("min_leaf", 1), "max_depth": rules["max_depth"]}
        model = peer(criterion, **names).fit(X, y)
        assert_allclose(topic.predict_tree(tree, X), model.predict(X))
        assert leaves(tree) == model.get_n_leaves()
        assert_allclose(tree["impurity"], model.tree_.impurity[0])


@pytest.mark.oracle("cost_complexity", library="sklearn.tree.DecisionTreeClassifier")
@criteria
def test_cost_complexity_against_scikit_learn(topic, criterion):
    """The path of scikit-learn begins with the total of the full tree, and ends with the root."""
    X, y = problem(0, criterion, n=40, d=2)
    path = peer(criterion, max_depth=2).cost_complexity_pruning_path(X, y)
    for depth, total in ((2, path.impurities[0]), (0, path.impurities[-1])):
        tree = topic.grow_tree(X, y, criterion, depth)
        cost = topic.cost_complexity(tree, 0.1)
        assert_allclose(cost, total + 0.1 * leaves(tree), atol=1e-9)


def prunings(tree):
    """List all trees that collapsing nodes can give."""
    own = {key: tree[key] for key in ("value", "n", "impurity")}
    if "feature" not in tree:
        return [own]
    pairs = product(prunings(tree["left"]), prunings(tree["right"]))
    return [own, *({**tree, "left": left, "right": right} for left, right in pairs)]


@pytest.mark.oracle("reduced_error_prune", analytic="all trees that collapsing nodes can give")
@seeds
def test_pruning_against_all_prunings(topic, seed):
    X, y = problem(seed, "gini", n=25, d=2)
    X_val, y_val = problem(seed + 50, "gini", n=20, d=2)
    tree = topic.grow_tree(X, y, max_depth=3)
    pruned = topic.reduced_error_prune(tree, X_val, y_val)
    assert pruned in prunings(tree)

    def right(tree):
        return np.sum(topic.predict_tree(tree, X_val) == y_val)

    assert right(pruned) >= right(tree)
    # No further collapse of a node between two leaves is free.
    for smaller in prunings(pruned):
        if leaves(smaller) == leaves(pruned) - 1:
            assert right(smaller) < right(pruned)


def test_pruning_leaves_labels_of_text_alone(topic):
    leaf = {"value": "a", "n": 2, "impurity": 0.0}
    split = {**leaf, "feature": 0, "threshold": 0.0, "decrease": 0.1}
    tree = {**split, "left": leaf, "right": {**leaf, "value": "b"}}
    kept = topic.reduced_error_prune(tree, np.array([[1.0]]), np.array(["b"]))
    assert kept == tree
    assert topic.reduced_error_prune(tree, np.empty((0, 1)), np.array([])) == leaf
