"""Reference for bayesian_learning/factor_product."""

import numpy as np


def factor_product(
    f: tuple[tuple[str, ...], np.ndarray], g: tuple[tuple[str, ...], np.ndarray]
) -> tuple[tuple[str, ...], np.ndarray]:
    """Multiply two factors.

    A factor is a pair: a tuple of names of variables, and a table with one axis for
    each of them, in that order. The product has an entry for each combination of
    values of all variables: the entry of `f` times that of `g`.

    Parameters
    ----------
    f : tuple of (tuple of str, ndarray)
        The first factor.
    g : tuple of (tuple of str, ndarray)
        The second factor; it may share variables with the first, in any order.

    Returns
    -------
    names : tuple of str
        The variables of `f`, then those of `g` that `f` has not, each in its order.
    table : ndarray
        The product, with one axis for each of them.

    Raises
    ------
    ValueError
        If a shared variable has different numbers of values.

    Notes
    -----
    Compared at a relative tolerance of 1e-9; zeros are exact. A factor without variables
    is ``((), table)`` with a table of shape ``()``, a single number.

    References
    ----------
    .. [1] Koller, Friedman, "Probabilistic Graphical Models", 2009, definition
       4.2.

    Examples
    --------
    >>> f = ("rain",), np.array([3.0, 5.0])
    >>> g = ("wet", "rain"), np.array([[1.0, 2.0], [10.0, 20.0]])
    >>> names, table = factor_product(f, g)
    >>> names, table.tolist()
    (('rain', 'wet'), [[3.0, 30.0], [10.0, 100.0]])
    """
    (names, left), (others, right) = f, g
    left, right = np.asarray(left, dtype=float), np.asarray(right, dtype=float)
    sizes = dict(zip(names, left.shape, strict=True))
    for name, size in zip(others, right.shape, strict=True):
        if sizes.setdefault(name, size) != size:
            raise ValueError(f"{name} has {sizes[name]} values in f and {size} in g")
    joint = tuple(sizes)
    left = left.reshape(left.shape + (1,) * (len(joint) - len(names)))
    right = right.transpose(sorted(range(len(others)), key=lambda i: joint.index(others[i])))
    right = right.reshape([sizes[name] if name in others else 1 for name in joint])
    return joint, np.asarray(left * right)
