"""Reference for model_evaluation/roc_curve."""

import numpy as np


def roc_curve(y_true: np.ndarray, scores: np.ndarray) -> tuple:
    """Trace both error rates while the threshold goes down.

    A sample is predicted positive if its score is at least the threshold.

    Parameters
    ----------
    y_true : ndarray of shape (n,)
        The classes, 1 for positive and 0 for negative.
    scores : ndarray of shape (n,)
        The larger, the more positive.

    Returns
    -------
    fpr : ndarray of shape (m + 1,)
        The share of the negatives that are predicted positive.
    tpr : ndarray of shape (m + 1,)
        The share of the positives that are predicted positive.
    thresholds : ndarray of shape (m + 1,)
        Infinity, for the point (0, 0), then the m distinct scores from the
        largest to the smallest, which gives (1, 1).

    Raises
    ------
    ValueError
        If `y_true` has no positives or no negatives.

    Notes
    -----
    Samples with equal scores cross the threshold together and make one point.

    References
    ----------
    .. [1] Fawcett, "An introduction to ROC analysis", Pattern Recognition
       Letters 27, 2006, algorithm 1.

    Examples
    --------
    >>> fpr, tpr, _ = roc_curve(np.array([1, 0, 1, 0]), np.array([0.9, 0.5, 0.5, 0.1]))
    >>> fpr, tpr
    (array([0. , 0. , 0.5, 1. ]), array([0. , 0.5, 1. , 1. ]))
    """
    positives = int(np.sum(y_true == 1))
    negatives = len(y_true) - positives
    if positives == 0 or negatives == 0:
        raise ValueError("one class alone has no curve")
    order = np.argsort(-scores, kind="stable")
    descending = scores[order]
    # Only the last sample of a run of equal scores makes a point.
    last = np.append(np.flatnonzero(np.diff(descending)), len(scores) - 1)
    tp = np.cumsum(y_true[order] == 1)[last]
    fp = last + 1 - tp
    thresholds = np.append(np.inf, descending[last])
    return np.append(0, fp) / negatives, np.append(0, tp) / positives, thresholds
