"""Reference for neural_networks/xor_network."""

import numpy as np


def xor_network(X: np.ndarray) -> np.ndarray:
    """Run the network of two threshold units that computes XOR.

    A unit fires (1) if its weighted sum reaches its threshold, else it is 0. The
    hidden unit has the weights (1/2, 1/2) and the threshold 3/4. The output unit
    sees x1, the hidden unit and x2, with the weights (1, -2, 1) and the threshold 1.

    Parameters
    ----------
    X : ndarray of shape (n, 2)
        Any real numbers, one point a row.

    Returns
    -------
    ndarray of shape (n,)
        What the output unit does at each point, integers 0 and 1.

    Notes
    -----
    Compared exactly. Tests keep real points away from both thresholds, but for
    such on which the sums are exact.

    References
    ----------
    .. [1] Minsky, Papert, "Perceptrons", 1969; Rumelhart, Hinton, Williams,
       "Learning Internal Representations by Error Propagation", 1986, figure 2.

    Examples
    --------
    >>> xor_network(np.array([[0, 0], [0, 1], [1, 0], [1, 1]])).tolist()
    [0, 1, 1, 0]
    """
    X = np.array(X, dtype=float)
    both = X.sum(axis=1) / 2 >= 0.75
    return (X[:, 0] - 2 * both + X[:, 1] >= 1).astype(int)
