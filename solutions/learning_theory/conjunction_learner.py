"""Reference for learning_theory/conjunction_learner."""

import numpy as np


def conjunction_learner(X: np.ndarray, y: np.ndarray) -> tuple[list[tuple[int, int]], int]:
    """Learn a conjunction of literals row by row, and count the mistakes.

    Start with all 2k literals. Predict 1 if a row satisfies all literals that are left, else 0.
    If the prediction is 0 and the label 1, count a mistake and drop the literals that the row
    violates. Other rows change nothing.

    Parameters
    ----------
    X : ndarray of shape (n, k)
        Rows of zeros and ones, integers of any size or bools; n may be 0.
    y : ndarray of shape (n,)
        Labels, 0 or 1, integers or bools.

    Returns
    -------
    literals : list of (int, int)
        The literals that are left, sorted: ``(i, 1)`` is satisfied by a 1 in column i, and
        ``(i, 0)`` by a 0.
    mistakes : int
        How many labels were predicted wrongly.

    Raises
    ------
    ValueError
        If a row with the label 0 is predicted 1.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 7.5.1.

    Examples
    --------
    >>> conjunction_learner(np.array([[1, 0], [1, 1], [0, 1]]), np.array([1, 1, 0]))
    ([(0, 1)], 2)
    """
    literals = [(i, sign) for i in range(X.shape[1]) for sign in (0, 1)]
    mistakes = 0
    for row, label in zip(X, y, strict=True):
        kept = [(i, sign) for i, sign in literals if row[i] == sign]
        predicted = len(kept) == len(literals)
        if predicted and not label:
            raise ValueError("no conjunction agrees with these rows")
        if label and not predicted:
            literals, mistakes = kept, mistakes + 1
    return literals, mistakes
