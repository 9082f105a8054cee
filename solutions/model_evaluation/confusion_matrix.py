"""Reference for model_evaluation/confusion_matrix."""

import numpy as np


def confusion_matrix(
    y_true: np.ndarray, y_pred: np.ndarray, labels: np.ndarray | None = None
) -> np.ndarray:
    """Count how often each class was taken for each other.

    Rows are true classes, columns are predicted ones.

    Parameters
    ----------
    y_true : ndarray of shape (n,)
        True classes, numbers or text.
    y_pred : ndarray of shape (n,)
        Predicted classes.
    labels : ndarray of shape (k,), optional
        The classes in the order of rows and columns, each once. By default all
        that occur in `y_true` or `y_pred`, sorted.

    Returns
    -------
    ndarray of shape (k, k)
        Integers; entry (i, j) is the number of samples whose true class is
        ``labels[i]`` and whose predicted class is ``labels[j]``.

    Notes
    -----
    A sample whose true or predicted class is not among `labels` is not counted.

    References
    ----------
    .. [1] Sokolova, Lapalme, "A systematic analysis of performance measures for
       classification tasks", Information Processing & Management 45, 2009.

    Examples
    --------
    >>> truth, guess = np.array(["cat", "cat", "dog"]), np.array(["cat", "dog", "dog"])
    >>> confusion_matrix(truth, guess)
    array([[1, 1],
           [0, 1]])
    """
    if labels is None:
        labels = np.union1d(y_true, y_pred)
    is_true = y_true[:, np.newaxis] == labels
    is_pred = y_pred[:, np.newaxis] == labels
    # An entry of this product counts the samples with a 1 in both indicator columns.
    return is_true.T.astype(int) @ is_pred.astype(int)
