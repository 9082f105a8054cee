"""Reference for model_evaluation/wilson_interval."""

from solutions.model_evaluation.error_interval import error_interval


def wilson_interval(k: int, n: int, confidence: float = 0.95) -> tuple:
    """Bound the true error rate by Wilson's score interval.

    It holds all rates p whose own normal approximation makes k errors likely.

    Parameters
    ----------
    k : int
        How many of the n samples were predicted wrongly, from 0 to n.
    n : int
        How many samples there were, at least 1.
    confidence : float
        How often such an interval should hold the true rate, between 0 and 1.

    Returns
    -------
    low : float
        Centre minus half-width, at least 0.
    high : float
        Centre plus half-width, at most 1.

    Notes
    -----
    With p = k / n the centre is ``(p + z**2 / (2 n)) / (1 + z**2 / n)`` and the
    half-width ``z / (1 + z**2 / n) * sqrt(p (1 - p) / n + z**2 / (4 n**2))``; z
    is that of `error_interval`. Compared at an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Wilson, "Probable Inference, the Law of Succession, and Statistical
       Inference", Journal of the American Statistical Association 22, 1927.

    Examples
    --------
    >>> low, high = wilson_interval(0, 20)
    >>> round(low, 4), round(high, 4)
    (0.0, 0.1611)
    """
    import math

    # For err = 1/2 the half-width of error_interval is z / (2 sqrt(n)), here z / 200.
    z = 200 * (0.5 - error_interval(0.5, 10_000, confidence)[0])
    p, shrink = k / n, 1 + z**2 / n
    centre = (p + z**2 / (2 * n)) / shrink
    half_width = z / shrink * math.sqrt(p * (1 - p) / n + z**2 / (4 * n**2))
    return max(0.0, centre - half_width), min(1.0, centre + half_width)
