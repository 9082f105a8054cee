"""Reference for ensembles/bagging_variance."""


def bagging_variance(rho: float, sigma2: float, n_models: int) -> float:
    """Return the variance of the mean of equally correlated predictions.

    The part that the models have in common does not average out.

    Parameters
    ----------
    rho : float
        The correlation of any two models, from 0 to 1.
    sigma2 : float
        The variance of each model, ``sigma2 >= 0``.
    n_models : int
        How many models are averaged, at least 1.

    Returns
    -------
    float
        The variance of their mean, ``rho * sigma2 + (1 - rho) * sigma2 / M``.

    Notes
    -----
    For many models it falls to ``rho * sigma2`` and no further.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd edition, 2009, equation 15.1.

    Examples
    --------
    >>> bagging_variance(0.5, 4.0, 4)
    2.5
    """
    return float(rho * sigma2 + (1 - rho) * sigma2 / n_models)
