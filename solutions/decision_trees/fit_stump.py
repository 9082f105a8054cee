"""Reference for decision_trees/fit_stump."""

import numpy as np


def fit_stump(X: np.ndarray, y: np.ndarray) -> dict:
    """Find the single split that classifies most training samples rightly.

    Each side of the split predicts the majority of its own samples.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n >= 1`` and ``d >= 1``.
    y : ndarray of shape (n,)
        Labels: strings or integers.

    Returns
    -------
    dict
        ``{'feature': j, 'threshold': t, 'left': label, 'right': label,
        'accuracy': share}``: samples with ``X[:, j] <= t`` get the label
        ``'left'``, the others ``'right'``, and `share` of the training labels
        are right. If all of `y` are equal, or if no feature has two distinct
        values, `j` is None, `t` is nan and both labels are the majority.

    Notes
    -----
    Thresholds are midpoints of neighbouring distinct values of a feature. Of
    several best splits the one with the smallest feature counts, then the one
    with the smallest threshold. Majority: the most frequent label, of several
    the smallest.

    References
    ----------
    .. [1] Holte, "Very Simple Classification Rules Perform Well on Most
       Commonly Used Datasets", Machine Learning 11, 1993, 63-91.

    Examples
    --------
    >>> X, y = np.array([[5.0, 1.0], [5.0, 2.0], [9.0, 4.0]]), np.array(["a", "a", "b"])
    >>> fit_stump(X, y)
    {'feature': 0, 'threshold': 7.0, 'left': 'a', 'right': 'b', 'accuracy': 1.0}
    """
    labels, codes = np.unique(y, return_inverse=True)
    counts = np.bincount(codes)
    majority = labels[counts.argmax()].item()
    stump = {"feature": None, "threshold": np.nan, "left": majority, "right": majority}
    most = counts.max()
    best = 0 if len(labels) > 1 else most
    for j, x in enumerate(X.T):
        values = np.unique(x)
        for threshold in (values[:-1] + values[1:]) / 2:
            goes_left = x <= threshold
            left = np.bincount(codes[goes_left], minlength=len(labels))
            right = counts - left
            if left.max() + right.max() > best:
                best = most = left.max() + right.max()
                sides = {"left": labels[left.argmax()], "right": labels[right.argmax()]}
                stump = {"feature": j, "threshold": float(threshold)}
                stump |= {side: label.item() for side, label in sides.items()}
    return {**stump, "accuracy": float(most / len(y))}
