"""Functions that tests of this topic pass to yours: weak learners, scores and stages."""

import numpy as np


def fit_level(X, y):
    """Return a model that is one number: the mean target plus the mean of the first column."""
    return float(np.mean(y) + np.mean(X[:, 0]))


def predict_level(model, X):
    """Predict the number of the model plus the first column."""
    return model + X[:, 0]


def fit_largest(X, y):
    """Return the largest target."""
    return float(np.max(y))


def predict_half(model, X):
    """Predict half of the model for every row."""
    return np.full(len(X), model / 2)


def stump_fit(X, y, u):
    """Return the question about one column with the smallest weighted error."""
    best = {"column": 0, "cut": -np.inf, "below": 1.0}
    most = abs(float(np.sum(u * y)))
    best["below"] = -1.0 if np.sum(u * y) > 0 else 1.0
    for j in range(X.shape[1]):
        values = np.unique(X[:, j])
        for cut in (values[:-1] + values[1:]) / 2:
            lead = float(np.sum(np.where(X[:, j] <= cut, u * y, -u * y)))
            if abs(lead) > most + 1e-12:
                most = abs(lead)
                best = {"column": j, "cut": float(cut), "below": 1.0 if lead > 0 else -1.0}
    return best


def stump_predict(stump, X):
    """Return one label up to the cut, the other one above it."""
    return np.where(X[:, stump["column"]] <= stump["cut"], stump["below"], -stump["below"])


def always_first(X, y, u):
    """Return the question whether the first column is above 0, whatever the weights."""
    return {"column": 0, "cut": 0.0, "below": -1.0}


def fit_step(X, r):
    """Return the best step function of the first column: a tree of means with one split."""
    order = np.argsort(X[:, 0], kind="stable")
    x, best = X[order, 0], (np.inf, None)
    for i in range(1, len(x)):
        if x[i] > x[i - 1]:
            low, high = r[order[:i]], r[order[i:]]
            lost = np.sum((low - np.mean(low)) ** 2) + np.sum((high - np.mean(high)) ** 2)
            if lost < best[0]:
                best = lost, [float((x[i] + x[i - 1]) / 2), float(low.mean()), float(high.mean())]
    return best[1] if best[1] else [0.0, float(np.mean(r)), float(np.mean(r))]


def predict_step(model, X):
    """Predict one mean up to the cut, the other one above it."""
    return np.where(X[:, 0] <= model[0], model[1], model[2])


def predict_off(factor, shift, model, X):
    """Predict a multiple of the step function plus a constant."""
    return factor * predict_step(model, X) + shift


def fit_slope(X, r):
    """Return the slope of the best line through the origin, for the first column."""
    return float(np.sum(X[:, 0] * r) / max(np.sum(X[:, 0] ** 2), 1e-300))


def predict_slope(model, X):
    """Predict the slope times the first column."""
    return model * X[:, 0]


def predict_nothing(model, X):
    """Predict 0 for every row."""
    return np.zeros(len(X))


def grow_record(X, y, max_features, rng):
    """Return what a tree was given, and two draws of its own from the generator."""
    drawn = [rng.permutation(X.shape[1])[:max_features].tolist() for _ in range(2)]
    return [X.tolist(), y.tolist(), drawn]


def minus_squared_error(w, X, y):
    """Return minus the mean squared error of the linear model w."""
    return -float(np.mean((X @ w - y) ** 2))


def product_score(X, y):
    """Return the mean product of all columns and the target."""
    return float(np.mean(np.prod(X, axis=1) * y))


def column(j, X):
    """Return one column as scores."""
    return X[:, j] * 1.0


def row_sum(X):
    """Return the sum of each row as scores."""
    return np.sum(X, axis=1) * 1.0
