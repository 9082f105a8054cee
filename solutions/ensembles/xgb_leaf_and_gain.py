"""Reference for ensembles/xgb_leaf_and_gain."""


def xgb_leaf_and_gain(
    g_left: float, h_left: float, g_right: float, h_right: float, lam: float, gamma: float
) -> tuple[float, float, float]:
    """Return the values of two new leaves, and what splitting them gains.

    All that the data say are the sums of first and second derivatives.

    Parameters
    ----------
    g_left : float
        Sum of the first derivatives of the loss over the rows on the left.
    h_left : float
        Sum of the second derivatives over the rows on the left, 0 or more.
    g_right : float
        Sum of the first derivatives over the rows on the right.
    h_right : float
        Sum of the second derivatives over the rows on the right, 0 or more.
    lam : float
        Penalty on squared leaf values, ``lam >= 0``.
    gamma : float
        The price of one more leaf, ``gamma >= 0``.

    Returns
    -------
    w_left : float
        Best value of the left leaf, ``-G / (H + lam)``.
    w_right : float
        Best value of the right leaf.
    gain : float
        How much the penalised loss falls: half of the sum of
        ``G**2 / (H + lam)`` over the two leaves minus that of the unsplit leaf,
        minus `gamma`. It may be negative.

    Notes
    -----
    Where ``H + lam`` is 0, the value and the term are 0.0.

    References
    ----------
    .. [1] Chen, Guestrin, "XGBoost: A Scalable Tree Boosting System", KDD
       2016, equations 5 to 7.

    Examples
    --------
    >>> xgb_leaf_and_gain(-6.0, 2.0, 4.0, 3.0, 1.0, 0.5)
    (2.0, -1.0, 7.166666666666667)
    """
    weights, terms = [], []
    sums = (g_left, h_left), (g_right, h_right), (g_left + g_right, h_left + h_right)
    for g, h in sums:
        weights.append(float(-g / (h + lam)) if h + lam > 0 else 0.0)
        terms.append(float(-g * weights[-1]))
    gain = (terms[0] + terms[1] - terms[2]) / 2 - float(gamma)
    return weights[0], weights[1], gain
