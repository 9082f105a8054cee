"""Reference for ensembles/ensemble_error."""


def ensemble_error(n_models: int, eps: float) -> float:
    """Return how often the majority of independent models is wrong.

    Sum the binomial probabilities of more than half of the models being wrong.

    Parameters
    ----------
    n_models : int
        How many models vote, at least 1.
    eps : float
        The probability that a model is wrong, from 0 to 1, the same for all.

    Returns
    -------
    float
        The probability that more than half of the models are wrong, plus half
        of the probability of a tie.

    Notes
    -----
    Factors are multiplied by adding their logarithms: the number of ways to choose 1000 of
    2001 models is no floating-point number.

    References
    ----------
    .. [1] Condorcet, "Essai sur l'application de l'analyse a la probabilite
       des decisions rendues a la pluralite des voix", 1785.

    Examples
    --------
    >>> round(ensemble_error(3, 0.35), 5)
    0.28175
    >>> ensemble_error(2, 0.25)
    0.25
    """
    import math

    if eps in (0, 1):
        return float(eps)
    terms = []
    for k in range((n_models + 1) // 2, n_models + 1):
        log_ways = math.log(math.comb(n_models, k))
        term = math.exp(log_ways + k * math.log(eps) + (n_models - k) * math.log1p(-eps))
        terms.append(term / 2 if 2 * k == n_models else term)
    return math.fsum(terms)
