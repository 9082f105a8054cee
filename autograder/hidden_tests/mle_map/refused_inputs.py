"""What several functions refuse, by a name that students may read."""

import numpy as np

REFUSED_VARIANCES = {
    "sigma2 = 0": (0.0, 1.0),
    "tau2 = 0": (1.0, 0.0),
    "sigma2 below 0": (-1.0, 2.0),
    "tau2 below 0": (2.0, -1.0),
    "sigma2 and tau2 below 0": (-1.0, -1.0),
    "sigma2 below 0, tau2 = inf": (-2.0, np.inf),
    "tau2 just below 0": (1.0, -1e-9),
    "sigma2 just below 0": (-1e-9, 1.0),
}
"""Pairs of sigma2 and tau2."""


def targets_of_other_shapes(n):
    """Return targets for n rows that have not the shape (n,), by their shapes."""
    shapes = {
        "(n, 1)": (n, 1),
        "(1, n)": (1, n),
        "(1,)": (1,),
        "another length": (n + 1,),
        "(n, 2)": (n, 2),
    }
    return {f"y of shape {name}": np.full(shape, 0.5) for name, shape in shapes.items()}
