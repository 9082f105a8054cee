"""Reference for bayesian_learning/ancestral_sample."""

import numpy as np

from solutions.bayesian_learning.topological_order import topological_order


def ancestral_sample(
    net: dict[str, dict], n: int, rng: np.random.Generator
) -> dict[str, np.ndarray]:
    """Draw samples from a network, parents before children.

    For each variable, in topological order, one ``u = rng.random(n)`` is drawn;
    its value is 1 in those samples in which ``u`` is below its probability given
    the values that its parents have in that sample.

    Parameters
    ----------
    net : dict
        For each variable a dict with ``'parents'`` and ``'cpt'``, as in `bn_joint`.
    n : int
        How many samples to draw, at least 1.
    rng : numpy.random.Generator
        Source of the numbers; nothing else is drawn.

    Returns
    -------
    dict of ndarray of shape (n,)
        For each variable, in topological order, its values, integers 0 and 1 (not booleans).

    Notes
    -----
    Compared exactly. The order is that of `topological_order`: of the variables whose
    parents were drawn, the alphabetically smallest is next.

    References
    ----------
    .. [1] Russell, Norvig, "Artificial Intelligence: A Modern Approach", 2010,
       section 14.5.1, figure 14.13.

    Examples
    --------
    >>> net = {"rain": {"parents": [], "cpt": {(): 0.25}},
    ...        "wet": {"parents": ["rain"], "cpt": {(0,): 0.0, (1,): 1.0}}}
    >>> samples = ancestral_sample(net, 6, np.random.default_rng(0))
    >>> {name: values.tolist() for name, values in samples.items()}
    {'rain': [0, 0, 1, 1, 0, 0], 'wet': [0, 0, 1, 1, 0, 0]}
    """
    samples: dict[str, np.ndarray] = {}
    for name in topological_order({name: node["parents"] for name, node in net.items()}):
        u = rng.random(n)
        p = np.empty(n)
        for values, probability in net[name]["cpt"].items():
            rows = np.ones(n, dtype=bool)
            for parent, value in zip(net[name]["parents"], values, strict=True):
                rows &= samples[parent] == value
            p[rows] = probability
        samples[name] = (u < p).astype(int)
    return samples
