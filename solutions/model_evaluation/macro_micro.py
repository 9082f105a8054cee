"""Reference for model_evaluation/macro_micro."""

import numpy as np


def macro_micro(C: np.ndarray, metric: str = "f1") -> tuple:
    """Average a rate over the classes in two ways.

    The macro average gives each class one vote, the micro average each sample.

    Parameters
    ----------
    C : ndarray of shape (k, k)
        A confusion matrix of counts, rows true, columns predicted.
    metric : str
        "precision", "recall" or "f1".

    Returns
    -------
    macro : float
        The mean over all k classes of the rate of each class.
    micro : float
        The rate of the counts summed over all classes.

    Notes
    -----
    A class has ``tp = C[j, j]``, `fp` is the rest of its column, `fn` the rest
    of its row; precision is tp / (tp + fp), recall tp / (tp + fn) and f1
    2 tp / (2 tp + fp + fn). Where a denominator is 0 the rate is 0.0.

    References
    ----------
    .. [1] Sokolova, Lapalme, "A systematic analysis of performance measures for
       classification tasks", Information Processing & Management 45, 2009,
       table 3.

    Examples
    --------
    >>> macro_micro(np.array([[8, 0], [2, 0]]), "recall")
    (0.5, 0.8)
    """
    tp = np.diag(C)
    predicted, actual = C.sum(axis=0), C.sum(axis=1)
    # f1 is 2 tp / (2 tp + fp + fn), and that denominator is predicted + actual.
    top = 2 * tp if metric == "f1" else tp
    bottom = {"precision": predicted, "recall": actual, "f1": predicted + actual}[metric]
    rates = np.divide(top, bottom, out=np.zeros(len(C)), where=bottom > 0)
    pooled = top.sum() / bottom.sum() if bottom.any() else 0.0
    return float(rates.mean()), float(pooled)
