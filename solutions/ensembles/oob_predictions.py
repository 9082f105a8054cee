"""Reference for ensembles/oob_predictions."""

import numpy as np


def oob_predictions(preds: np.ndarray, oob: np.ndarray) -> np.ndarray:
    """Average for each training row the models that never saw it.

    Only rounds in which the row was out of bag count.

    Parameters
    ----------
    preds : ndarray of shape (T, n)
        Row t holds the predictions of model t for all n training rows.
    oob : ndarray of shape (T, n)
        Booleans, as from `bootstrap_indices`: True where model t was fitted
        without row i.

    Returns
    -------
    ndarray of shape (n,)
        The mean of ``preds[t, i]`` over the rounds with ``oob[t, i]``, and nan
        for a row that was never out of bag.

    Notes
    -----
    Comparing these predictions with the targets estimates the test error
    without a test set.

    References
    ----------
    .. [1] Breiman, "Out-of-Bag Estimation", technical report, University of
       California, Berkeley, 1996.

    Examples
    --------
    >>> preds = np.array([[1.0, 5.0, 2.0], [3.0, 7.0, 4.0]])
    >>> oob_predictions(preds, np.array([[True, False, False], [True, True, False]]))
    array([ 2.,  7., nan])
    """
    times = oob.sum(axis=0)
    means = np.full(oob.shape[1], np.nan)
    np.divide(np.where(oob, preds, 0.0).sum(axis=0), times, out=means, where=times > 0)
    return means
