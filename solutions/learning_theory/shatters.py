"""Reference for learning_theory/shatters."""

import numpy as np

from solutions.learning_theory.count_dichotomies import count_dichotomies


def shatters(outputs: np.ndarray, subset: list[int]) -> bool:
    """Tell whether a class of hypotheses labels some points in every possible way.

    A pattern is the row of labels that a hypothesis gives to these points.

    Parameters
    ----------
    outputs : ndarray of shape (H, N)
        The labels that each of H hypotheses gives to each of N points: 0 and 1, -1 and 1, or
        bools.
    subset : list of int
        Different columns of `outputs`, k of them; it may be empty.

    Returns
    -------
    bool
        Whether all ``2**k`` patterns occur in these columns. For an empty subset the one pattern,
        which is empty, occurs if there is a hypothesis at all.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Vapnik, Chervonenkis, "On the uniform convergence of relative frequencies of events to
       their probabilities", Theory of Probability and its Applications 16, 1971, section 1.

    Examples
    --------
    >>> outputs = np.array([[0, 0, 0], [0, 0, 1], [0, 1, 1], [1, 1, 1]])
    >>> shatters(outputs, [1]), shatters(outputs, [1, 2])
    (True, False)
    """
    return bool(count_dichotomies(outputs[:, np.array(subset, dtype=int)]) == 2 ** len(subset))
