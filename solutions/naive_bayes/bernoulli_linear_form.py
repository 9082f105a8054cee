"""Reference for naive_bayes/bernoulli_linear_form."""

import numpy as np


def bernoulli_linear_form(model: dict) -> tuple[np.ndarray, float]:
    """Write a Bernoulli model of two classes as a linear classifier.

    The score ``w @ x + b`` is the log of the odds of the second class.

    Parameters
    ----------
    model : dict
        As `fit_bernoulli_nb` returns it with ``beta > 0``.

    Returns
    -------
    w : ndarray of shape (d,)
        The weight of each feature.
    b : float
        The intercept: what the absent features and the priors say.

    Raises
    ------
    ValueError
        If the model has one class or more than two.

    Notes
    -----
    ``w @ x + b`` equals the log joint of ``classes[1]`` minus that of
    ``classes[0]``, within 1e-9 of the size of the terms that are added up.

    References
    ----------
    .. [1] Duda, Hart, Stork, "Pattern Classification", 2nd ed., 2001, section
       2.9.1.

    Examples
    --------
    >>> model = {
    ...     "classes": np.array(["ham", "spam"]), "log_prior": np.log([0.5, 0.5]),
    ...     "log_p": np.log([[0.2], [0.6]]), "log_q": np.log([[0.8], [0.4]]),
    ... }
    >>> w, b = bernoulli_linear_form(model)
    >>> np.exp(w).round(6).tolist(), round(float(np.exp(b)), 6)
    ([6.0], 0.5)
    """
    if len(model["classes"]) != 2:
        raise ValueError(f"the model has {len(model['classes'])} classes, not two")
    prior, p, q = (np.diff(model[key], axis=0)[0] for key in ("log_prior", "log_p", "log_q"))
    return p - q, float(q.sum() + prior)
