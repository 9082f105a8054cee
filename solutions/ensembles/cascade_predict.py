"""Reference for ensembles/cascade_predict."""

import numpy as np


def cascade_predict(stages: list, X: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Send rows through stages of which each may reject them for good.

    A stage only ever sees the rows that all earlier ones have let pass.

    Parameters
    ----------
    stages : list of (callable, float)
        Pairs ``(score, threshold)``: ``score(X)`` returns one number per row. A
        row passes if its score is at least the threshold.
    X : ndarray of shape (m, d)
        The rows.

    Returns
    -------
    labels : ndarray of shape (m,)
        Integers: 1 for rows that pass all stages, 0 for the others.
    n_evaluated : ndarray of shape (m,)
        Integers: how many stages have scored each row.

    Notes
    -----
    Rows keep their order. A stage that no row has reached is not called.

    References
    ----------
    .. [1] Viola, Jones, "Rapid Object Detection Using a Boosted Cascade of
       Simple Features", CVPR 2001, section 4.

    Examples
    --------
    >>> stages = [(lambda X: X[:, 0], 1.0), (lambda X: X[:, 1], 5.0)]
    >>> cascade_predict(stages, np.array([[0.0, 9.0], [1.0, 5.0], [3.0, 2.0]]))
    (array([0, 1, 0]), array([1, 2, 2]))
    """
    labels, n_evaluated = np.ones(len(X), dtype=int), np.zeros(len(X), dtype=int)
    for score, threshold in stages:
        alive = np.flatnonzero(labels)
        if len(alive) == 0:
            break
        n_evaluated[alive] += 1
        labels[alive[score(X[alive]) < threshold]] = 0
    return labels, n_evaluated
