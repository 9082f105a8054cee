"""Reference for support_vector_machines/multiclass_hinge."""

import numpy as np


def multiclass_hinge(
    W: np.ndarray, X: np.ndarray, y: np.ndarray, kind: str = "sum"
) -> tuple[float, np.ndarray]:
    """Compute a hinge loss for several classes, and a subgradient.

    With scores ``s = x @ W`` the margin that class ``c`` violates is
    ``v_c = max(0, 1 - s_y + s_c)``, for each ``c`` other than the label ``y``.

    Parameters
    ----------
    W : ndarray of shape (d, K)
        One column of weights for each of the ``K >= 2`` classes.
    X : ndarray of shape (n, d)
        Points, one per row.
    y : ndarray of shape (n,)
        Labels, integers from 0 to ``K - 1``.
    kind : {'sum', 'max'}, optional
        Whether a point costs the sum of its ``v_c`` or the largest of them.

    Returns
    -------
    loss : float
        The cost of all points together (a sum, not a mean).
    grad : ndarray of shape (d, K)
        A subgradient with respect to `W`.

    Raises
    ------
    ValueError
        For any other `kind`.

    Notes
    -----
    A margin that is met exactly contributes nothing to `grad`; of several equal
    largest ``v_c`` the smallest ``c`` does. Compared at a relative tolerance of 1e-9,
    and an absolute one of 1e-9 times the largest entry.

    References
    ----------
    .. [1] Weston, Watkins, "Support Vector Machines for Multi-Class Pattern
       Recognition", ESANN 1999 ('sum').
    .. [2] Crammer, Singer, "On the Algorithmic Implementation of Multiclass
       Kernel-based Vector Machines", JMLR 2, 2001, 265-292 ('max').

    Examples
    --------
    >>> W, X = np.array([[2.0, 1.0, 4.0]]), np.array([[1.0]])
    >>> loss, grad = multiclass_hinge(W, X, np.array([0]))
    >>> loss, grad.tolist()
    (3.0, [[-1.0, 0.0, 1.0]])
    """
    if kind not in ("sum", "max"):
        raise ValueError(f"kind is {kind!r}, not 'sum' or 'max'")
    rows = np.arange(len(y))
    S = X @ W
    V = np.maximum(0, 1 - S[rows, y][:, np.newaxis] + S)
    V[rows, y] = 0
    if kind == "max":
        largest = np.zeros_like(V)
        worst = V.argmax(axis=1)
        largest[rows, worst] = V[rows, worst]
        V = largest
    pulls = (V > 0).astype(float)
    pulls[rows, y] = -pulls.sum(axis=1)
    return float(V.sum()), X.T @ pulls
