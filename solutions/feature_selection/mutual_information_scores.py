"""Reference for feature_selection/mutual_information_scores."""

import numpy as np


def mutual_information_scores(X_disc: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Score each column of integers by its mutual information with the labels.

    The score is the sum of ``p(a, b) * log(p(a, b) / (p(a) * p(b)))`` over all pairs
    of a value and a label that occur, where ``p`` are shares of the rows.

    Parameters
    ----------
    X_disc : ndarray of shape (n, d)
        Columns of integers, of any size and sign.
    y : ndarray of shape (n,)
        Labels: integers or strings.

    Returns
    -------
    ndarray of shape (d,)
        Mutual information in nats (natural logarithm), never below 0.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-12.

    References
    ----------
    .. [1] Cover, Thomas, "Elements of Information Theory", 2nd edition, Wiley, 2006,
       section 2.3, equation 2.28.

    Examples
    --------
    >>> X = np.array([[0, 0], [0, 1], [5, 0], [5, 1]])
    >>> mutual_information_scores(X, np.array(["no", "no", "yes", "yes"])).round(6).tolist()
    [0.693147, 0.0]
    """
    labels, b = np.unique(y, return_inverse=True)
    scores = np.zeros(X_disc.shape[1])
    for j, column in enumerate(X_disc.T):
        values, a = np.unique(column, return_inverse=True)
        joint = np.zeros((len(values), len(labels)))
        np.add.at(joint, (a, b), 1.0)
        joint /= len(b)
        outer = np.outer(joint.sum(axis=1), joint.sum(axis=0))
        seen = joint > 0
        scores[j] = max(0.0, np.sum(joint[seen] * np.log(joint[seen] / outer[seen])))
    return scores
