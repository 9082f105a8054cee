"""Reference for bayesian_learning/rejection_query."""

import numpy as np


def rejection_query(
    samples: dict[str, np.ndarray], query: str, evidence: dict[str, int]
) -> tuple[float, int]:
    """Estimate a conditional probability from samples that agree with the evidence.

    Samples in which an observed variable has another value are rejected; of the
    others the share with a 1 is the estimate.

    Parameters
    ----------
    samples : dict of ndarray of shape (n,)
        For each variable its values, 0 or 1, in all samples.
    query : str
        The variable asked about.
    evidence : dict
        Values, 0 or 1, of the variables that were observed; perhaps none,
        perhaps the query itself.

    Returns
    -------
    estimate : float
        The share of accepted samples in which the query is 1; ``nan`` if none is
        accepted.
    accepted : int
        How many samples agree with all of the evidence.

    Notes
    -----
    The estimate is compared at a relative tolerance of 1e-9, the number exactly.

    References
    ----------
    .. [1] Russell, Norvig, "Artificial Intelligence: A Modern Approach", 2010,
       section 14.5.1, figure 14.14.

    Examples
    --------
    >>> samples = {"rain": np.array([0, 1, 1, 0]), "wet": np.array([0, 1, 1, 1])}
    >>> rejection_query(samples, "rain", {"wet": 1})
    (0.6666666666666666, 3)
    """
    accepted = np.ones(len(samples[query]), dtype=bool)
    for name, value in evidence.items():
        accepted &= samples[name] == value
    count = int(accepted.sum())
    if count == 0:
        return float("nan"), 0
    return float(np.sum(samples[query][accepted] == 1) / count), count
