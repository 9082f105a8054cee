"""Reference for probability_information/marginal."""

import numpy as np


def marginal(joint: np.ndarray, keep: int | tuple[int, ...]) -> np.ndarray:
    """Sum a joint table over every variable but those that are kept.

    Each axis of `joint` belongs to one variable, each position along the axis
    to one of its values.

    Parameters
    ----------
    joint : ndarray of shape (k_0, ..., k_m)
        Probabilities or counts, with one axis or more.
    keep : int or tuple of int
        The axes of the variables to keep, at least one, each at most once and
        in any order. Negative ones count from the end, as everywhere in NumPy.

    Returns
    -------
    ndarray
        The table of the kept variables, with their axes in the order that they
        have in `joint`, whatever the order in `keep`. For a single axis its
        shape is ``(joint.shape[keep],)``; if all axes are kept, it is the
        whole table.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section
       1.2, eq. (1.10).

    Examples
    --------
    >>> joint = np.array([[0.1, 0.2, 0.1], [0.3, 0.1, 0.2]])
    >>> marginal(joint, 0).round(6).tolist(), marginal(joint, -1).round(6).tolist()
    ([0.4, 0.6], [0.4, 0.3, 0.3])
    >>> marginal(np.ones((2, 3, 4)), (2, 0)).tolist()
    [[3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0]]
    """
    kept = {int(axis) % joint.ndim for axis in np.ravel(keep)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in kept)
    return np.sum(joint, axis=others)
