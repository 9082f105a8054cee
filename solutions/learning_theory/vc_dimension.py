"""Reference for learning_theory/vc_dimension."""

import numpy as np

from solutions.learning_theory.shatters import shatters


def vc_dimension(outputs: np.ndarray) -> int:
    """Find the size of the largest set of points that a finite class shatters.

    The points are the columns of a table; any of them may belong to the set.

    Parameters
    ----------
    outputs : ndarray of shape (H, N)
        The labels that each of H hypotheses gives to each of N points: 0 and 1, -1 and 1, or
        bools. N may be 0.

    Returns
    -------
    int
        The largest number of columns that are shattered, from 0 to N.

    Raises
    ------
    ValueError
        If there is no hypothesis.

    Notes
    -----
    Compared exactly. N is at most 10.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 7.4.2.

    Examples
    --------
    >>> vc_dimension(np.array([[0, 0, 0], [0, 0, 1], [0, 1, 1], [1, 1, 1]]))
    1
    """
    from itertools import combinations

    if not len(outputs):
        raise ValueError("a class needs a hypothesis")
    columns, largest = range(outputs.shape[1]), 0
    while any(shatters(outputs, list(s)) for s in combinations(columns, largest + 1)):
        largest += 1
    return largest
