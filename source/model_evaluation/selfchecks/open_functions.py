"""Functions that tests of this topic pass to yours: small models, and how they are scored."""

import numpy as np


def fit_level(X, y):
    """Return a model that is one number: the mean target plus the mean of the first column."""
    return float(np.mean(y) + np.mean(X[:, 0]))


def predict_level(model, X):
    """Predict the number of the model plus the first column."""
    return model + X[:, 0]


def fit_scaled(params, X, y):
    """Return the mean target times ``params["scale"]``, plus ``params["shift"]`` if it is there."""
    return float(params["scale"] * np.mean(y) + params.get("shift", 0.0))


def predict_constant(model, X):
    """Predict the number of the model for every row."""
    return np.full(len(X), model)


def excess(y_true, y_pred):
    """Return the mean prediction minus twice the mean target: not the same the other way round."""
    return float(np.mean(y_pred) - 2 * np.mean(y_true))


def minus_distance(y_true, y_pred):
    """Return minus the mean absolute error."""
    return -float(np.mean(np.abs(np.asarray(y_pred) - np.asarray(y_true))))


def minus_error(y_true, y_pred):
    """Return minus the mean absolute error, where predictions that are too large count twice."""
    gap = np.asarray(y_pred) - np.asarray(y_true)
    return -float(np.mean(np.where(gap > 0, 2 * gap, -gap)))
