"""Reference for naive_bayes/class_log_prior."""

import numpy as np


def class_log_prior(y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Estimate the log of each class's prior probability by its share of the labels.

    The prior is what one expects before having seen any feature.

    Parameters
    ----------
    y : ndarray of shape (n,)
        Labels, strings or integers, ``n >= 1``.

    Returns
    -------
    classes : ndarray of shape (C,)
        The distinct labels, sorted as ``np.unique`` does.
    log_prior : ndarray of shape (C,)
        ``log(n_c / n)`` for each of them, natural logarithm.

    Notes
    -----
    Logs are compared within 1e-9, absolute or relative.

    References
    ----------
    .. [1] Murphy, "Machine Learning: A Probabilistic Perspective", 2012,
       section 3.5.1.

    Examples
    --------
    >>> classes, log_prior = class_log_prior(np.array(["spam", "ham", "ham", "ham"]))
    >>> classes.tolist(), np.exp(log_prior).round(6).tolist()
    (['ham', 'spam'], [0.75, 0.25])
    """
    classes, counts = np.unique(y, return_counts=True)
    return classes, np.log(counts / len(y))
