"""What the hidden tests of searches share: models of one number, and rows without features."""

import numpy as np

HALVES = [(np.array([2, 3]), np.array([0, 1])), (np.array([0, 1]), np.array([2, 3]))]


def functions_of(open_function, metric):
    """Return fit_with and predict of a model that is one number, and a metric by its name."""
    return tuple(open_function(name) for name in ("fit_scaled", "predict_constant", metric))


def search_for(functions, targets, grid, *how):
    """Return a call of a search on rows without features: the targets are all that counts."""
    y = np.array(targets, dtype=float)
    return *functions, np.zeros((len(y), 1)), y, grid, *how
