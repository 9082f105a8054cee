"""Reference for model_evaluation/average_precision."""

import numpy as np

from solutions.model_evaluation.precision_recall_curve import precision_recall_curve


def average_precision(y_true: np.ndarray, scores: np.ndarray) -> float:
    """Average the precision over the recall that is gained, step by step.

    Points are not joined by straight lines, which would promise too much.

    Parameters
    ----------
    y_true : ndarray of shape (n,)
        The classes, 1 for positive and 0 for negative.
    scores : ndarray of shape (n,)
        The larger, the more positive.

    Returns
    -------
    float
        The sum of ``(recall[i] - recall[i + 1]) * precision[i]`` over the points
        of `precision_recall_curve`.

    Raises
    ------
    ValueError
        If `y_true` has no positives.

    Notes
    -----
    Samples with equal scores count together, so the order of the rows makes no
    difference. Constant scores give the share of the positives.

    References
    ----------
    .. [1] Davis, Goadrich, "The Relationship Between Precision-Recall and ROC
       Curves", ICML 2006, section 4, on why not to join the points by lines.

    Examples
    --------
    >>> average_precision(np.array([1, 0, 1, 0]), np.array([0.9, 0.6, 0.5, 0.1]))
    0.8333333333333333
    """
    precision, recall, _ = precision_recall_curve(y_true, scores)
    return float(np.sum((recall[:-1] - recall[1:]) * precision[:-1]))
