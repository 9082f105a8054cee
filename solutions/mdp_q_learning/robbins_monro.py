"""Reference for mdp_q_learning/robbins_monro."""

import numpy as np


def robbins_monro(alphas: np.ndarray) -> tuple[float, float, float]:
    """Add up step sizes and their squares.

    Learning settles if the first sum grows without bound and the second does not.

    Parameters
    ----------
    alphas : ndarray of shape (n,)
        Step sizes, not negative, perhaps none.

    Returns
    -------
    total : float
        The sum of the step sizes.
    squares : float
        The sum of their squares.
    ratio : float
        `squares` over `total`, or nan if `total` is 0.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Robbins, Monro, "A Stochastic Approximation Method", Annals of Mathematical
       Statistics 22, 1951, 400-407.

    Examples
    --------
    >>> robbins_monro(np.array([1.0, 0.5, 0.5]))
    (2.0, 1.5, 0.75)
    """
    alphas = alphas.astype(float)
    total, squares = float(alphas.sum()), float((alphas**2).sum())
    return total, squares, squares / total if total > 0 else float("nan")
