"""Reference for model_evaluation/precision_recall_curve."""

import numpy as np


def precision_recall_curve(y_true: np.ndarray, scores: np.ndarray) -> tuple:
    """Trace precision and recall while the threshold goes up.

    A sample is predicted positive if its score is at least the threshold.

    Parameters
    ----------
    y_true : ndarray of shape (n,)
        The classes, 1 for positive and 0 for negative.
    scores : ndarray of shape (n,)
        The larger, the more positive.

    Returns
    -------
    precision : ndarray of shape (m + 1,)
        The share of the positive predictions that are right, and a last 1.
    recall : ndarray of shape (m + 1,)
        The share of the positives that are found, and a last 0.
    thresholds : ndarray of shape (m,)
        The m distinct scores, increasing.

    Raises
    ------
    ValueError
        If `y_true` has no positives.

    Notes
    -----
    Samples with equal scores cross the threshold together and make one point.
    No threshold is left out, also where recall is 1 at several of them.

    References
    ----------
    .. [1] Davis, Goadrich, "The Relationship Between Precision-Recall and ROC
       Curves", ICML 2006, section 2.

    Examples
    --------
    >>> y, scores = np.array([1, 0, 1, 0]), np.array([0.9, 0.5, 0.5, 0.1])
    >>> precision, recall, _ = precision_recall_curve(y, scores)
    >>> precision.round(3), recall
    (array([0.5  , 0.667, 1.   , 1.   ]), array([1. , 1. , 0.5, 0. ]))
    """
    is_positive = y_true == 1
    positives = int(is_positive.sum())
    if positives == 0:
        raise ValueError("no positives to be found")
    thresholds, place = np.unique(scores, return_inverse=True)
    m = len(thresholds)
    # How many samples stand at each threshold, then how many at it or above.
    predicted = np.cumsum(np.bincount(place, minlength=m)[::-1])[::-1]
    tp = np.cumsum(np.bincount(place[is_positive], minlength=m)[::-1])[::-1]
    return np.append(tp / predicted, 1.0), np.append(tp / positives, 0.0), thresholds
