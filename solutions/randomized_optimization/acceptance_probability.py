"""Reference for randomized_optimization/acceptance_probability."""

import numpy as np


def acceptance_probability(delta: float, T: float) -> float:
    """Return how likely a step that changes the value by delta is accepted.

    Steps that lose nothing always are; others the less, the more they lose and the
    colder it is.

    Parameters
    ----------
    delta : float
        New value minus old value, in maximisation.
    T : float
        Temperature, from 0 to infinity.

    Returns
    -------
    float
        1 if delta is at least 0, otherwise exp(delta / T), which is 0 for T = 0.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Metropolis et al., "Equation of state calculations by fast computing
       machines", J. Chem. Phys. 21, 1953.

    Examples
    --------
    >>> acceptance_probability(-2.0, 1.0)
    0.1353352832366127
    >>> acceptance_probability(0.5, 1.0)
    1.0
    """
    if delta >= 0:
        return 1.0
    return float(np.exp(delta / T)) if T > 0 else 0.0
