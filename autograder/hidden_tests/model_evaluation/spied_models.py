"""Models that write down which rows they are given, and data of which each row can be told."""

import numpy as np

from autograder.testing import Spy, as_array, require


def numbered_rows(rng, n, d=3):
    """Return X and y of which column 0 and the target tell the row, in no order of size."""
    X = rng.normal(size=(n, d))
    X[:, 0] = 10 + rng.permutation(n)
    return X, 100 * X[:, 0] + np.round(8 * rng.normal(size=n)) / 8


def numbered_folds(rng, n, sizes, used=None):
    """Return folds with val of these sizes, and used of the other rows in train, by chance."""
    folds, order, start = [], rng.permutation(n), 0
    for size in sizes:
        val = order[start : start + size]
        train = rng.permutation(np.setdiff1d(order, val))
        folds.append((train[:used], val))
        start += size
    return folds


class SpiedModel:
    """A model that numbers its fits, and spies that stand for its functions.

    Make one for each call of a student's function: ``fit``, ``fit_with``, ``predict`` and
    ``metric`` keep what they were given.
    """

    def __init__(self, X, y, better=()):
        self._row_of = {value: row for row, value in enumerate(X[:, 0].tolist())}
        self._targets = y
        self._better = dict(better)
        self.fit = Spy(lambda X, y: self._new_model())
        self.fit_with = Spy(lambda params, X, y: self._new_model())
        self.predict = Spy(lambda model, X: 1000.0 * model["number"] + np.asarray(X)[:, 0])
        self.metric = Spy(lambda y_true, y_pred: float(len(self.metric.calls)))
        self._models = 0

    def _new_model(self):
        self._models += 1
        return {"number": self._models}

    def rows(self, X):
        """Return the numbers of the rows of which X consists; -1 for one that is none."""
        X = as_array(X, shape=(None, None), what="an X that was passed on")
        return [self._row_of.get(value, -1) for value in X[:, 0].tolist()]

    def fitted_rows(self, position=0):
        """Return for each fit the rows that it was given, X and y being rows of one another."""
        fits = self.fit.calls if position == 0 else self.fit_with.calls
        found = []
        for call in fits:
            rows = self.rows(call[position])
            y = np.asarray(call[position + 1])
            fit_together = y.shape == (len(rows),) and np.array_equal(y, self._targets[rows])
            require(fit_together, "fit was given targets that do not belong to its rows of X.")
            found.append(rows)
        return found

    def predicted_rows(self):
        """Return for each prediction the number of the model, and the rows."""
        found = []
        for model, X in self.predict.calls:
            is_model = isinstance(model, dict) and "number" in model
            require(is_model, "predict was given something that fit has not returned.")
            found.append((model["number"], self.rows(X)))
        return found


def spied_calls(rng):
    """Return calls with spies: equal folds, unequal ones, and such that leave out rows."""
    plans = [(9, (3, 3, 3), None), (10, (4, 3, 2, 1), None), (12, (2, 5), 4)]
    calls = []
    for n, sizes, used in plans:
        X, y = numbered_rows(rng, n)
        calls.append((SpiedModel(X, y), X, y, numbered_folds(rng, n, sizes, used)))
    return calls


def random_problem(rng, n, sizes):
    """Return X, y and folds with val of these sizes."""
    X, y = rng.normal(size=(n, 2)), 2 + rng.normal(size=n)
    return X, y, numbered_folds(rng, n, sizes)
