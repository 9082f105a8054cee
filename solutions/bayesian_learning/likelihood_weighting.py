"""Reference for bayesian_learning/likelihood_weighting."""

import numpy as np

from solutions.bayesian_learning.topological_order import topological_order


def likelihood_weighting(
    net: dict[str, dict],
    query: str,
    evidence: dict[str, int],
    n: int,
    rng: np.random.Generator,
) -> float:
    """Estimate a conditional probability from samples that are weighted, none rejected.

    The variables are visited in topological order. One that was observed has its
    observed value in all samples, draws nothing, and multiplies the weight of each
    sample by the probability of that value given the parents. Every other one draws
    ``u = rng.random(n)``, and is 1 where ``u`` is below its probability given its
    parents.

    Parameters
    ----------
    net : dict
        For each variable a dict with ``'parents'`` and ``'cpt'``, as in `bn_joint`.
    query : str
        The variable asked about.
    evidence : dict
        Values, 0 or 1, of the variables that were observed; perhaps none, perhaps
        the query itself.
    n : int
        How many samples to draw, at least 1.
    rng : numpy.random.Generator
        Source of the numbers; nothing else is drawn.

    Returns
    -------
    float
        The weight of the samples in which the query is 1, divided by the weight of
        all; ``nan`` if all weights are 0.

    Notes
    -----
    Compared at a relative tolerance of 1e-9. The order is that of
    `topological_order`. In the tests the weight of a sample is 0 or at least 1e-305.

    References
    ----------
    .. [1] Russell, Norvig, "Artificial Intelligence: A Modern Approach", 2010,
       section 14.5.1, figure 14.15.

    Examples
    --------
    >>> net = {"rain": {"parents": [], "cpt": {(): 0.5}},
    ...        "wet": {"parents": ["rain"], "cpt": {(0,): 0.25, (1,): 0.75}}}
    >>> round(likelihood_weighting(net, "rain", {"wet": 1}, 6, np.random.default_rng(0)), 6)
    0.75
    """
    weights = np.ones(n)
    samples: dict[str, np.ndarray] = {}
    for name in topological_order({name: node["parents"] for name, node in net.items()}):
        p = np.empty(n)
        for values, probability in net[name]["cpt"].items():
            rows = np.ones(n, dtype=bool)
            for parent, value in zip(net[name]["parents"], values, strict=True):
                rows &= samples[parent] == value
            p[rows] = probability
        if name in evidence:
            samples[name] = np.full(n, evidence[name])
            weights *= p if evidence[name] == 1 else 1 - p
        else:
            samples[name] = (rng.random(n) < p).astype(int)
    total = float(weights.sum())
    return float(weights[samples[query] == 1].sum()) / total if total > 0 else float("nan")
