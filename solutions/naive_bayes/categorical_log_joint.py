"""Reference for naive_bayes/categorical_log_joint."""

import numpy as np


def categorical_log_joint(model: dict, X: np.ndarray) -> np.ndarray:
    """Compute log P(c, x) for each row and class under a categorical model.

    The log prior of the class, plus one entry of each feature's table.

    Parameters
    ----------
    model : dict
        As `fit_categorical_nb` returns it.
    X : ndarray of shape (m, d)
        Codes, integers, ``m >= 1``.

    Returns
    -------
    ndarray of shape (m, C)
        Log joint probabilities; ``-inf`` where a row is impossible in a class.

    Raises
    ------
    ValueError
        If a code is negative or has no column in its feature's table.

    Notes
    -----
    Logs are compared within 1e-9, absolute or relative.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 6.9, eq. (6.20).

    Examples
    --------
    >>> model = {
    ...     "classes": np.array(["go", "stay"]), "log_prior": np.log([0.5, 0.5]),
    ...     "log_p": [np.log([[0.6, 0.2, 0.2], [0.3, 0.3, 0.4]]), np.log([[0.5, 0.5], [0.1, 0.9]])],
    ... }
    >>> np.exp(categorical_log_joint(model, np.array([[2, 0], [0, 1]]))).round(6).tolist()
    [[0.05, 0.02], [0.15, 0.135]]
    """
    n_values = [table.shape[1] for table in model["log_p"]]
    if np.any(X < 0) or np.any(np.asarray(n_values) <= X):
        raise ValueError("X holds a code that has no column in its table")
    joint = np.tile(model["log_prior"], (len(X), 1))
    for column, table in zip(X.T, model["log_p"], strict=True):
        joint += table[:, column].T
    return joint
