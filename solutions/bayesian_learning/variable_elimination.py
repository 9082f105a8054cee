"""Reference for bayesian_learning/variable_elimination."""

import numpy as np

from solutions.bayesian_learning.factor_product import factor_product
from solutions.bayesian_learning.factor_sum_out import factor_sum_out


def variable_elimination(
    factors: list[tuple[tuple[str, ...], np.ndarray]],
    query: str,
    evidence: dict[str, int],
    order: list[str],
) -> np.ndarray:
    """Compute the distribution of one variable by summing out the others one by one.

    First every factor is reduced to the evidence. Then, for each variable of
    `order`, the factors that hold it are multiplied and the variable is summed out
    of their product, which takes their place. What is left is multiplied and
    normalised.

    Parameters
    ----------
    factors : list of (tuple of str, ndarray)
        Factors whose product is proportional to the joint probability. Each is a
        pair: names of variables, and a table with one axis for each.
    query : str
        The variable asked about; at least one factor holds it.
    evidence : dict
        For each observed variable the index of its value; it may contain the query.
    order : list of str
        Every other variable of the factors, each once.

    Returns
    -------
    ndarray of shape (k,)
        Probabilities of the `k` values of the query.

    Raises
    ------
    ValueError
        If `order` does not hold exactly the variables that are neither query nor
        evidence, each once, or if the evidence has the probability 0.

    Notes
    -----
    Compared at a relative tolerance of 1e-9; zeros are exact.

    References
    ----------
    .. [1] Koller, Friedman, "Probabilistic Graphical Models", 2009, algorithms
       9.1 and 9.2.

    Examples
    --------
    >>> rain = ("rain",), np.array([0.75, 0.25])
    >>> wet = ("rain", "wet"), np.array([[0.5, 0.5], [0.25, 0.75]])
    >>> variable_elimination([rain, wet], "rain", {"wet": 0}, []).round(6).tolist()
    [0.857143, 0.142857]
    """
    seen = {name: value for name, value in evidence.items() if name != query}
    names = {name for held, _ in factors for name in held}
    if sorted(order) != sorted(names - {query} - seen.keys()):
        raise ValueError("order must hold each variable but query and evidence once")
    pool = []
    for held, table in factors:
        entry = tuple(seen.get(name, slice(None)) for name in held)
        pool.append((tuple(name for name in held if name not in seen), np.asarray(table)[entry]))
    for var in order:
        merged: tuple[tuple[str, ...], np.ndarray] = (), np.array(1.0)
        for factor in (factor for factor in pool if var in factor[0]):
            merged = factor_product(merged, factor)
        pool = [factor for factor in pool if var not in factor[0]]
        pool.append(factor_sum_out(merged, var))
    result: tuple[tuple[str, ...], np.ndarray] = (), np.array(1.0)
    for factor in pool:
        result = factor_product(result, factor)
    values = np.arange(result[1].size)
    chances = np.where(values == evidence.get(query, values), result[1], 0.0)
    if chances.sum() == 0:
        raise ValueError("the evidence has probability 0")
    distribution: np.ndarray = chances / chances.sum()
    return distribution
