"""Reference for randomized_optimization/pairwise_mutual_information."""

import numpy as np


def pairwise_mutual_information(P: np.ndarray) -> np.ndarray:
    """Return how much each bit of a sample tells about each other one.

    It is 0 for bits that are independent in the sample.

    Parameters
    ----------
    P : ndarray of int, shape (N, n)
        A sample of N bit strings, at least one.

    Returns
    -------
    ndarray of shape (n, n)
        Mutual information of bits i and j in nats, computed from shares of the sample;
        0 on the diagonal.

    Notes
    -----
    Combinations that do not occur add nothing. Right to an absolute error of 1e-9.

    References
    ----------
    .. [1] Cover, Thomas, "Elements of Information Theory", 2nd ed., 2006, section 2.3.

    Examples
    --------
    >>> P = np.array([[0, 0, 1], [0, 0, 0], [1, 1, 1], [1, 1, 0]])
    >>> pairwise_mutual_information(P).round(3)
    array([[0.   , 0.693, 0.   ],
           [0.693, 0.   , 0.   ],
           [0.   , 0.   , 0.   ]])
    """
    ones = np.asarray(P, dtype=float)
    mi = np.zeros((ones.shape[1], ones.shape[1]))
    for A in (ones, 1 - ones):
        for B in (ones, 1 - ones):
            joint = A.T @ B / len(ones)
            apart = np.outer(A.mean(axis=0), B.mean(axis=0))
            ratio = np.divide(joint, apart, out=np.ones_like(joint), where=joint > 0)
            mi += joint * np.log(ratio)
    np.fill_diagonal(mi, 0.0)
    return np.maximum(mi, 0.0)
