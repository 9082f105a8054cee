"""Reference for bayesian_learning/bn_enumerate."""

import numpy as np

from solutions.bayesian_learning.bn_joint import bn_joint


def bn_enumerate(net: dict[str, dict], query: str, evidence: dict[str, int]) -> np.ndarray:
    """Compute the distribution of one variable of a network, given the values of others.

    The probabilities of all assignments that agree with the evidence are added up,
    separately for both values of the query, and normalised.

    Parameters
    ----------
    net : dict
        For each variable a dict with ``'parents'`` and ``'cpt'``, as in `bn_joint`.
    query : str
        The variable asked about.
    evidence : dict
        Values, 0 or 1, of the variables that were observed; perhaps none, perhaps
        the query itself.

    Returns
    -------
    ndarray of shape (2,)
        Probabilities of the values 0 and 1 of the query.

    Raises
    ------
    ValueError
        If the evidence has the probability 0.

    Notes
    -----
    Compared at a relative tolerance of 1e-9; zeros are exact.

    References
    ----------
    .. [1] Russell, Norvig, "Artificial Intelligence: A Modern Approach", 2010,
       section 14.4.1.

    Examples
    --------
    >>> net = {"rain": {"parents": [], "cpt": {(): 0.25}},
    ...        "wet": {"parents": ["rain"], "cpt": {(0,): 0.5, (1,): 0.75}}}
    >>> bn_enumerate(net, "rain", {"wet": 0}).round(6).tolist()
    [0.857143, 0.142857]
    """
    totals = np.zeros(2)
    hidden = [name for name in net if name not in evidence and name != query]
    for value in (0, 1):
        if evidence.get(query, value) != value:
            continue
        for values in np.ndindex((2,) * len(hidden)):
            world = {**evidence, query: value, **dict(zip(hidden, values, strict=True))}
            totals[value] += bn_joint(net, world)
    if totals.sum() == 0:
        raise ValueError("the evidence has probability 0")
    distribution: np.ndarray = totals / totals.sum()
    return distribution
