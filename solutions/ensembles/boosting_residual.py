"""Reference for ensembles/boosting_residual."""

import numpy as np


def boosting_residual(loss: str, y: np.ndarray, s: np.ndarray) -> np.ndarray:
    """Return for each row the direction in which its score should move.

    It is minus the derivative of the row's loss by its score.

    Parameters
    ----------
    loss : {'squared', 'absolute', 'logistic', 'exponential'}
        ``(y - s)**2 / 2``, ``|y - s|``, ``log(1 + exp(-y * s))`` or
        ``exp(-y * s)``.
    y : ndarray of shape (n,)
        Targets; for the last two losses labels, -1 or +1.
    s : ndarray of shape (n,)
        Current scores; for 'exponential' from -50 to 50.

    Returns
    -------
    ndarray of shape (n,)
        The negative gradient, entry by entry.

    Raises
    ------
    ValueError
        If `loss` is none of the four.

    Notes
    -----
    At ``y == s`` the absolute loss has a kink, and the result is 0 there. The
    logistic one is finite and accurate for ``y * s`` from -1000 to 1000.

    References
    ----------
    .. [1] Friedman, "Greedy Function Approximation: A Gradient Boosting
       Machine", Annals of Statistics 29, 2001, 1189-1232, section 4.

    Examples
    --------
    >>> boosting_residual("squared", np.array([3.0, 1.0]), np.array([1.0, 2.0]))
    array([ 2., -1.])
    >>> boosting_residual("logistic", np.array([1, -1]), np.array([0.0, 0.0]))
    array([ 0.5, -0.5])
    """
    if loss == "squared":
        return (y - s) * 1.0
    if loss == "absolute":
        return np.sign(y - s) * 1.0
    if loss == "logistic":
        return y * np.exp(-np.logaddexp(0, y * s))
    if loss == "exponential":
        return y * np.exp(-y * s)
    raise ValueError(f"unknown loss {loss!r}")
