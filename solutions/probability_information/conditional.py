"""Reference for probability_information/conditional."""

import numpy as np


def conditional(joint: np.ndarray, given: int | tuple[int, ...]) -> np.ndarray:
    """Turn a joint table into probabilities given some of its variables.

    Each entry is ``P(the other variables | the given ones)``: the entry of
    `joint`, divided by the total of all entries with the same given values.

    Parameters
    ----------
    joint : ndarray of shape (k_0, ..., k_m)
        Probabilities or counts, none negative, with two axes or more.
    given : int or tuple of int
        The axes of the variables that are known, at least one and not all,
        each at most once and in any order. Negative ones count from the end.

    Returns
    -------
    ndarray of the shape of `joint`
        The conditional probabilities. Where the given values have no
        probability at all, the entries are nan.

    Notes
    -----
    Compared at a relative tolerance of 1e-9; nan must stand where it belongs
    and nowhere else. Warnings cost nothing.

    References
    ----------
    .. [1] Murphy, "Machine Learning: A Probabilistic Perspective", 2012,
       section 2.2.2.3, eq. (2.6).

    Examples
    --------
    Counts with the given variable in the rows, then in the columns.

    >>> counts = np.array([[1, 3], [2, 2]])
    >>> conditional(counts, 0).tolist()
    [[0.25, 0.75], [0.5, 0.5]]
    >>> conditional(np.array([[1, 3], [0, 0]]), 0).tolist()
    [[0.25, 0.75], [nan, nan]]
    """
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)
    totals = np.sum(joint, axis=others, keepdims=True)  # length-1 axes broadcast to their places
    with np.errstate(invalid="ignore"):  # 0 / 0 is nan, which is what it should be
        return joint / totals
