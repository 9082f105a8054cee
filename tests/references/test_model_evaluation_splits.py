"""References of model_evaluation that split rows and call models, beside scikit-learn."""

import itertools

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.linear_model import Ridge
from sklearn.metrics import make_scorer, mean_absolute_error
from sklearn.model_selection import (
    GridSearchCV,
    KFold,
    PredefinedSplit,
    StratifiedKFold,
    cross_val_score,
)

seeds = pytest.mark.parametrize("seed", range(5))


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("model_evaluation")


def problem(seed, n=23):
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(n, 3))
    return X, X @ [1.0, -2.0, 0.5] + rng.normal(size=n)


def fit_with(params, X, y):
    return Ridge(**params).fit(X, y)


def predict(model, X):
    return model.predict(X)


def minus_error(y_true, y_pred):
    """Be larger for better predictions, and weigh errors above the truth twice."""
    error = y_true - y_pred
    return -float(np.mean(np.where(error < 0, -2 * error, error)))


GRID = {"alpha": [100.0, 0.1, 10.0], "fit_intercept": [True, False]}


class TestSplitIndices:
    @pytest.mark.oracle("split_indices", library="numpy.random.Generator.permutation")
    @pytest.mark.parametrize(
        ("n", "fractions", "sizes"),
        [
            (100, (0.71, 0.29), (71, 29)),
            (10, (1 / 3, 1 / 3, 1 / 3), (4, 3, 3)),
            (3, (0.2, 0.8), (1, 2)),
            (2, (0.25, 0.25, 0.5), (1, 0, 1)),
            (1, (0.5, 0.5), (1, 0)),
            (7, (1.0,), (7,)),
        ],
    )
    def test_consecutive_parts_of_one_permutation(self, topic, n, fractions, sizes):
        parts = topic.split_indices(n, fractions, np.random.default_rng(3))
        assert tuple(map(len, parts)) == sizes
        order = np.random.Generator(np.random.PCG64(3)).permutation(n)
        assert_array_equal(np.concatenate(parts), order)

    @pytest.mark.parametrize("fractions", [(0.5, 0.4), (0.6, 0.6), (0.9,)])
    def test_shares_must_add_up(self, topic, fractions):
        with pytest.raises(ValueError, match="add up"):
            topic.split_indices(10, fractions, np.random.default_rng(0))


class TestKfoldIndices:
    @pytest.mark.oracle("kfold_indices", library="sklearn.model_selection.KFold")
    def test_against_scikit_learn(self, topic):
        for n, k in [(2, 2), (7, 3), (12, 4), (11, 11), (100, 7)]:
            expected = KFold(k).split(np.zeros(n))
            for got, right in zip(topic.kfold_indices(n, k), expected, strict=True):
                assert_array_equal(got[0], right[0])
                assert_array_equal(got[1], right[1])
            shuffled = topic.kfold_indices(n, k, np.random.default_rng(5))
            order = np.random.default_rng(5).permutation(n)
            assert_array_equal(np.concatenate([val for _, val in shuffled]), order)
            for train, val in shuffled:
                assert_array_equal(train, order[~np.isin(order, val)])

    @pytest.mark.parametrize(("n", "k"), [(5, 1), (5, 0), (5, 6), (5, -2), (1, 1)])
    def test_no_such_folds(self, topic, n, k):
        with pytest.raises(ValueError, match="folds"):
            topic.kfold_indices(n, k)
        with pytest.raises(ValueError, match="folds"):
            topic.stratified_kfold_indices(np.arange(n) % 2, k)


@pytest.mark.oracle("stratified_kfold_indices", library="sklearn.model_selection.StratifiedKFold")
@seeds
def test_strata_against_scikit_learn(topic, seed):
    rng = np.random.default_rng(seed)
    y = rng.choice(np.array(["rare", "common", "some"]), p=[0.1, 0.6, 0.3], size=47)
    for k, rng in itertools.product((2, 5, 10), (None, np.random.default_rng(seed))):
        if min(np.unique(y, return_counts=True)[1]) < k:
            continue
        theirs = [
            np.unique(y[val], return_counts=True)[1] for _, val in StratifiedKFold(k).split(y, y)
        ]
        folds = topic.stratified_kfold_indices(y, k, rng)
        assert_array_equal(np.sort(np.concatenate([val for _, val in folds])), np.arange(47))
        for (train, val), counts in zip(folds, theirs, strict=True):
            assert_array_equal(np.sort(np.concatenate([train, val])), np.arange(47))
            ours = np.array([np.sum(y[val] == name) for name in ("common", "rare", "some")])
            assert np.abs(ours - counts).max() <= 1
        assert np.ptp([len(val) for _, val in folds]) <= 1


@pytest.mark.oracle("cross_val_scores", library="sklearn.model_selection.cross_val_score")
@seeds
def test_scores_against_scikit_learn(topic, seed):
    X, y = problem(seed)
    folds = topic.kfold_indices(len(y), 4, np.random.default_rng(seed))
    got = topic.cross_val_scores(lambda X, y: fit_with({}, X, y), predict, minus_error, X, y, folds)
    scorer = make_scorer(minus_error)
    assert_allclose(got, cross_val_score(Ridge(), X, y, scoring=scorer, cv=folds), rtol=1e-9)
    assert mean_absolute_error(y, y) == 0


@pytest.mark.oracle("grid_search", library="sklearn.model_selection.GridSearchCV")
@seeds
def test_grid_search_against_scikit_learn(topic, seed):
    X, y = problem(seed)
    fold_of_row = np.random.default_rng(seed).permutation(np.arange(len(y)) % 3)
    folds = list(PredefinedSplit(fold_of_row).split())
    best, score, table = topic.grid_search(fit_with, predict, minus_error, X, y, GRID, folds)
    theirs = GridSearchCV(Ridge(), GRID, scoring=make_scorer(minus_error), cv=folds).fit(X, y)
    assert best == theirs.best_params_
    assert_allclose(score, theirs.best_score_, rtol=1e-9)
    assert [params for params, _ in table] == theirs.cv_results_["params"]
    means = theirs.cv_results_["mean_test_score"]
    assert_allclose([mean for _, mean in table], means, rtol=1e-9)


@pytest.mark.oracle("nested_cv", library="sklearn.model_selection.GridSearchCV")
@seeds
def test_nested_search_against_scikit_learn(topic, seed):
    X, y = problem(seed, n=31)
    inner = GridSearchCV(Ridge(), GRID, scoring=make_scorer(minus_error), cv=KFold(3))
    scores, chosen = topic.nested_cv(fit_with, predict, minus_error, X, y, GRID, 4, 3)
    outer = cross_val_score(inner, X, y, scoring=make_scorer(minus_error), cv=KFold(4))
    assert_allclose(scores, outer, rtol=1e-9)
    assert chosen == [inner.fit(X[a], y[a]).best_params_ for a, _ in KFold(4).split(X)]


@pytest.mark.oracle("resample_balanced", analytic="counts of the classes and sets of the rows")
@seeds
def test_balanced_samples(topic, seed):
    rng = np.random.default_rng(seed)
    y = rng.permutation(np.repeat(["a", "bb", "c"], [3, 11, 6]))
    down = topic.resample_balanced(y, "down", rng)
    assert len(set(down.tolist())) == len(down)
    assert np.unique(y[down], return_counts=True)[1].tolist() == [3, 3, 3]
    up = topic.resample_balanced(y, "up", rng)
    assert set(up.tolist()) == set(range(20))
    assert np.unique(y[up], return_counts=True)[1].tolist() == [11, 11, 11]
    even = topic.resample_balanced(np.array([4, 4, 7, 7]), "up", rng)
    assert sorted(even.tolist()) == [0, 1, 2, 3]
    with pytest.raises(ValueError, match="mode"):
        topic.resample_balanced(y, "sideways", rng)
