"""Reference for learning_theory/count_dichotomies."""

import numpy as np


def count_dichotomies(outputs: np.ndarray) -> int:
    """Count the different ways in which a class of hypotheses labels N points.

    Two hypotheses that label all N points alike make one dichotomy.

    Parameters
    ----------
    outputs : ndarray of shape (H, N)
        The labels that each of H hypotheses gives to each of N points: 0 and 1, -1 and 1, or
        bools. H and N may be 0.

    Returns
    -------
    int
        The number of different rows.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Abu-Mostafa, Magdon-Ismail, Lin, "Learning from Data", 2012, definition 2.1.

    Examples
    --------
    >>> count_dichotomies(np.array([[0, 1], [1, 1], [0, 1]]))
    2
    """
    return len({tuple(row) for row in outputs.tolist()})
