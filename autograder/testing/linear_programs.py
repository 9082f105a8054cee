"""Small linear programs, solved here: students write the matrices, no solver has to be there."""

from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import ArrayLike, NDArray

__all__ = ["solve_linear_program"]


def solve_linear_program(
    c: ArrayLike, A: ArrayLike, b: ArrayLike, *, tol: float = 1e-9
) -> tuple[NDArray[np.float64], float] | None:
    """Return the solution of ``min c @ z`` subject to ``A @ z <= b``, by trying all corners.

    A corner is where as many constraints hold exactly as there are unknowns. It is a solution if
    it breaks none of the others, and if its constraints, each times a number that is not negative,
    add up to ``-c``. So a program without a lower bound has no solution, however many corners.

    Parameters
    ----------
    c : array_like of shape (k,)
        The costs.
    A : array_like of shape (m, k)
        The constraints, one a row. All corners are tried: keep ``m`` over ``k`` below 10,000.
    b : array_like of shape (m,)
        Their right-hand sides.
    tol : float
        How far a constraint may be broken, and such a number below 0.

    Returns
    -------
    (ndarray of shape (k,), float) or None
        A solution and its cost; None if the program is infeasible, has no lower bound, or has no
        corner.

    Raises
    ------
    ValueError
        If the shapes do not fit, or there are too many corners.

    Examples
    --------
    >>> z, cost = solve_linear_program([-1, -2], [[1, 1], [-1, 0], [0, -1]], [4, 0, 0])
    >>> z.tolist(), cost
    ([0.0, 4.0], -8.0)
    """
    c, A, b = (np.asarray(part, dtype=float) for part in (c, A, b))
    if A.ndim != 2 or c.shape != A.shape[1:] or b.shape != A.shape[:1]:
        raise ValueError(f"shapes {c.shape}, {A.shape}, {b.shape} make no linear program")
    m, k = A.shape
    if comb(m, k) > 10_000:
        raise ValueError(f"{comb(m, k)} corners are too many to try")
    tight = np.array(list(combinations(range(m), k)), dtype=int).reshape(-1, k)
    tight = tight[np.abs(np.linalg.det(A[tight])) > 1e-12]
    corners = np.linalg.solve(A[tight], b[tight][..., None])[..., 0]
    multipliers = np.linalg.solve(
        np.swapaxes(A[tight], 1, 2), np.tile(-c[:, None], (len(tight), 1, 1))
    )
    is_solution = (corners @ A.T <= b + tol).all(axis=1) & (multipliers[..., 0] >= -tol).all(axis=1)
    if not is_solution.any():
        return None
    z = corners[is_solution.argmax()]
    return z, float(c @ z)
