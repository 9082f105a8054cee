"""Reference for linear_classification/predict_proba_threshold."""

import numpy as np

from solutions.linear_classification.sigmoid import sigmoid


def predict_proba_threshold(
    w: np.ndarray, X: np.ndarray, p0: float = 0.5
) -> tuple[np.ndarray, np.ndarray]:
    """Predict probabilities, and labels by a threshold on them.

    The threshold is a probability, not a score; a row that reaches it is
    called +1.

    Parameters
    ----------
    w : ndarray of shape (d,)
        Weights of a logistic regression.
    X : ndarray of shape (n, d)
        Rows of features.
    p0 : float
        The probability from which on a row is called +1, between 0 and 1.

    Returns
    -------
    p : ndarray of shape (n,)
        The probability of +1, ``sigmoid(X @ w)``.
    labels : ndarray of shape (n,)
        +1 where ``p >= p0``, -1 elsewhere.

    Raises
    ------
    ValueError
        If `p0` is not strictly between 0 and 1.

    Notes
    -----
    Probabilities are compared at a relative tolerance of 1e-9. No probability
    is within 1e-9 of `p0`, but for scores of exactly 0 and ``p0 = 0.5``.

    References
    ----------
    .. [1] Elkan, "The Foundations of Cost-Sensitive Learning", IJCAI 2001,
       973-978, theorem 1.

    Examples
    --------
    >>> X = np.array([[1.0, 0.0], [1.0, 2.0]])
    >>> p, labels = predict_proba_threshold(np.array([-1.0, 0.5]), X, 0.4)
    >>> p.round(6).tolist(), labels.tolist()
    ([0.268941, 0.5], [-1, 1])
    """
    if not 0 < p0 < 1:
        raise ValueError("p0 must be between 0 and 1")
    p = np.asarray(sigmoid(X @ w))
    return p, np.where(p >= p0, 1, -1)
