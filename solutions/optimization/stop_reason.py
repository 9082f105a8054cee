"""Reference for optimization/stop_reason."""

import numpy as np


def stop_reason(
    w_old: np.ndarray,
    w_new: np.ndarray,
    f_old: float,
    f_new: float,
    t: int,
    max_iter: int,
    eps_f: float,
    eps_w: float,
) -> str:
    """Say why to stop after a step, if there is a reason.

    The first that holds, in this order:

    ========== ==============================
    answer     holds if
    ========== ==============================
    'max_iter' t >= max_iter
    'f'        abs(f_new - f_old) <= eps_f
    'w'        norm(w_new - w_old) <= eps_w
    ========== ==============================

    Parameters
    ----------
    w_old : ndarray of shape (d,)
        Where the step began.
    w_new : ndarray of shape (d,)
        Where it ended.
    f_old : float
        Objective at `w_old`.
    f_new : float
        Objective at `w_new`.
    t : int
        Number of steps taken so far, this one included: at least 1.
    max_iter : int
        Number of steps after which to stop in any case.
    eps_f : float
        Change of the objective that counts as none, at least 0.
    eps_w : float
        Euclidean length of a step that counts as none, at least 0.

    Returns
    -------
    str
        'max_iter', 'f', 'w', or an empty text: go on.

    Notes
    -----
    All three comparisons include equality: with ``eps_f=0`` an objective that did
    not change at all gives 'f'.

    References
    ----------
    .. [1] Gill, Murray, Wright, "Practical Optimization", 1981, section 8.2.3.

    Examples
    --------
    >>> a, b = np.array([0.0, 0.0]), np.array([3.0, 4.0])
    >>> stop_reason(a, b, 9.0, 1.0, 7, 100, 0.01, 0.01)
    ''
    >>> stop_reason(a, b, 9.0, 1.0, 7, 100, 8.0, 0.01)
    'f'
    """
    if t >= max_iter:
        return "max_iter"
    if abs(f_new - f_old) <= eps_f:
        return "f"
    if np.linalg.norm(w_new - w_old) <= eps_w:
        return "w"
    return ""
