"""Reference for model_evaluation/resample_balanced."""

import numpy as np


def resample_balanced(y: np.ndarray, mode: str, rng: np.random.Generator) -> np.ndarray:
    """Pick rows so that all classes are equally frequent.

    The common classes lose rows, or the rare ones are repeated.

    Parameters
    ----------
    y : ndarray of shape (n,)
        The class of each row, numbers or text.
    mode : str
        "down" picks from every class as many rows as the smallest class has,
        none twice. "up" picks every row, and repeats random rows of the smaller
        classes until they are as frequent as the largest.
    rng : np.random.Generator
        The source of the draws.

    Returns
    -------
    ndarray of int
        The numbers of the picked rows, in any order.

    Raises
    ------
    ValueError
        If the mode is another one.

    Notes
    -----
    For training rows only: a resampled test set answers another question.

    References
    ----------
    .. [1] Japkowicz, Stephen, "The class imbalance problem: A systematic study",
       Intelligent Data Analysis 6, 2002.

    Examples
    --------
    >>> y = np.array(["ill", "well", "well", "well"])
    >>> picked = resample_balanced(y, "up", np.random.default_rng(0))
    >>> sorted(y[picked].tolist())
    ['ill', 'ill', 'ill', 'well', 'well', 'well']
    """
    if mode not in ("down", "up"):
        raise ValueError(f"an unknown mode, {mode!r}")
    classes, counts = np.unique(y, return_counts=True)
    parts = []
    for name in classes:
        rows = np.flatnonzero(y == name)
        if mode == "down":
            parts.append(rng.choice(rows, size=counts.min(), replace=False))
        else:
            parts += [rows, rng.choice(rows, size=counts.max() - len(rows))]
    return np.concatenate(parts)
