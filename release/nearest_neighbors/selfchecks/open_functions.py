"""Functions that tests of this topic pass to yours; first arguments are filled in beforehand."""

import numpy as np


def minkowski(p, x, q):
    """Return the Minkowski distance of two rows; p may be np.inf."""
    gaps = np.abs(np.asarray(x, dtype=float) - q)
    return float(gaps.max() if p == np.inf else np.sum(gaps**p) ** (1 / p))
