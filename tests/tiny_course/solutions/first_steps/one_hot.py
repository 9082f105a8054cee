"""Reference for first_steps/one_hot."""

import numpy as np


def one_hot(
    labels: np.ndarray, drop_first: bool = False, categories: np.ndarray | None = None
) -> tuple[np.ndarray, np.ndarray]:
    """Code labels as indicator columns, one per category.

    ``Z[i, j] = 1`` if ``labels[i]`` is category ``j``, else 0.

    Parameters
    ----------
    labels : ndarray of shape (n,)
        Labels: strings or integers, not necessarily 0, 1, 2, ...
    drop_first : bool, optional
        Leave out the column of the first category. Its samples are then rows
        of zeros. Next to a column of ones this restores full rank.
    categories : ndarray of shape (k,), optional
        The categories in the order of the columns, without repetition; some
        may not occur in `labels`. By default the distinct labels, sorted. To
        code a test set, pass the categories of the training set.

    Returns
    -------
    Z : ndarray of shape (n, k) or (n, k - 1)
        The indicators, float64; `k - 1` columns with `drop_first`, so none at
        all for a single category.
    categories : ndarray of shape (k,)
        All categories in the order of the columns, the first one included
        even when its column is dropped: a NumPy array of text (dtype ``<U``)
        or numbers, like the labels.

    Raises
    ------
    ValueError
        If a label is not among the given `categories`.

    Notes
    -----
    Both results are exact.

    References
    ----------
    .. [1] James, Witten, Hastie, Tibshirani, "An Introduction to Statistical
       Learning", 2013, section 3.3.1.

    Examples
    --------
    >>> Z, categories = one_hot(np.array(["red", "blue", "red"]))
    >>> Z.tolist()
    [[0.0, 1.0], [1.0, 0.0], [0.0, 1.0]]
    >>> categories.tolist()
    ['blue', 'red']
    >>> Z, _ = one_hot(np.array([7]), drop_first=True, categories=np.array([3, 5, 7]))
    >>> Z.tolist()
    [[0.0, 1.0]]
    """
    if categories is None:
        categories = np.unique(labels)
    # A column of labels against a row of categories: broadcasting makes the (n, k) table.
    matches = labels[:, np.newaxis] == categories
    known = matches.any(axis=1)
    if not known.all():
        raise ValueError(f"labels outside the categories: {np.unique(labels[~known]).tolist()}")
    return matches[:, int(drop_first) :].astype(float), categories
