"""Reference for optimization/lp_vertices_2d."""

import numpy as np


def lp_vertices_2d(c: np.ndarray, A: np.ndarray, b: np.ndarray) -> tuple[np.ndarray | None, float]:
    """Solve a linear program in the plane by visiting all corners.

    Minimises ``c @ x`` over all ``x`` with ``A @ x <= b``. Every pair of rows of `A`
    whose determinant exceeds 1e-12 in size gives the point where both hold with
    equality; a point ``x`` is a corner if ``A @ x <= b + 1e-9`` in every row.

    Parameters
    ----------
    c : ndarray of shape (2,)
        Coefficients of the objective.
    A : ndarray of shape (m, 2)
        Constraints, one per row, which bound a polygon or are contradictory.
    b : ndarray of shape (m,)
        Their right-hand sides.

    Returns
    -------
    x : ndarray of shape (2,) or None
        The best corner, rounded to 9 decimals. Of corners whose values are within
        1e-9 of the smallest, the lexicographically first after that rounding:
        smallest ``x[0]``, then smallest ``x[1]``. None if there is no corner. No
        entry is -0.0.
    value : float
        The smallest ``c @ x`` over all corners, rounded or not; ``inf`` if there is none.

    Notes
    -----
    Compared at a relative tolerance of 1e-7, and an absolute one of 1e-8. In tests,
    corners coincide or lie at least 1e-6 apart.

    References
    ----------
    .. [1] Nocedal, Wright, "Numerical Optimization", 2nd ed., 2006, section 13.2, on the
       geometry of the feasible set: a linear program with a solution has one at a
       vertex, if its feasible set has any.

    Examples
    --------
    Maximise x + y over the triangle x >= 0, y >= 0, x + 2 y <= 4:

    >>> A = np.array([[-1.0, 0.0], [0.0, -1.0], [1.0, 2.0]])
    >>> x, value = lp_vertices_2d(np.array([-1.0, -1.0]), A, np.array([0.0, 0.0, 4.0]))
    >>> x.tolist(), value
    ([4.0, 0.0], -4.0)
    """
    corners = []
    for i in range(len(b)):
        for j in range(i):
            pair = A[[i, j]]
            if abs(pair[0, 0] * pair[1, 1] - pair[0, 1] * pair[1, 0]) > 1e-12:
                x = np.linalg.solve(pair, b[[i, j]])
                if np.all(A @ x <= b + 1e-9):
                    corners.append(x)
    if not corners:
        return None, float("inf")
    values = np.array(corners) @ c
    best = values.min()
    ties = np.round(np.array(corners)[values <= best + 1e-9], 9) + 0.0  # -0.0 + 0.0 is 0.0
    return np.array(min(ties.tolist())), float(best)
