"""Reference for bayesian_learning/factor_sum_out."""

import numpy as np


def factor_sum_out(
    f: tuple[tuple[str, ...], np.ndarray], var: str
) -> tuple[tuple[str, ...], np.ndarray]:
    """Remove a variable from a factor by adding up over its values.

    The entry for some values of the other variables is the sum of all entries that
    agree with them.

    Parameters
    ----------
    f : tuple of (tuple of str, ndarray)
        A factor: names of variables, and a table with one axis for each.
    var : str
        The variable to remove.

    Returns
    -------
    names : tuple of str
        The other variables, in their order.
    table : ndarray
        The sums, with one axis for each of them; of shape ``()`` if none is left.

    Raises
    ------
    ValueError
        If the factor has no such variable.

    Notes
    -----
    Compared at a relative tolerance of 1e-9; zeros are exact.

    References
    ----------
    .. [1] Koller, Friedman, "Probabilistic Graphical Models", 2009, definition
       9.3.

    Examples
    --------
    >>> f = ("rain", "wet"), np.array([[3.0, 30.0], [10.0, 100.0]])
    >>> names, table = factor_sum_out(f, "rain")
    >>> names, table.tolist()
    (('wet',), [13.0, 130.0])
    """
    names, table = f
    if var not in names:
        raise ValueError(f"{var} is no variable of this factor")
    axis = names.index(var)
    return names[:axis] + names[axis + 1 :], np.asarray(np.sum(table, axis=axis, dtype=float))
