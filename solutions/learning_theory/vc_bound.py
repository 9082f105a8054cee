"""Reference for learning_theory/vc_bound."""

from solutions.learning_theory.sauer_bound import sauer_bound


def vc_bound(n: int, eps: float, d_vc: int) -> float:
    """Bound the chance that some hypothesis of a class is off by more than eps in a sample of n.

    It is ``min(1, 4 * m * exp(-eps**2 * n / 8))``, where m bounds the number of dichotomies of 2n
    points by the sum of the binomial coefficients "2n over i" for i from 0 to `d_vc`.

    Parameters
    ----------
    n : int
        The size of the sample, at least 1.
    eps : float
        The distance between error in the sample and true error, not negative.
    d_vc : int
        The VC dimension of the class, not negative.

    Returns
    -------
    float
        The bound, at most 1.

    Notes
    -----
    Compared at a relative tolerance of 1e-6. m may be too large, and the exponential too small,
    for a float. The bound itself may underflow to 0.

    References
    ----------
    .. [1] Vapnik, Chervonenkis, "On the uniform convergence of relative frequencies of events to
       their probabilities", Theory of Probability and its Applications 16, 1971, theorem 2.

    Examples
    --------
    >>> round(vc_bound(1_000_000, 0.02, 3), 7)
    0.0010287
    >>> vc_bound(100, 0.1, 3)
    1.0
    """
    import math

    exponent = math.log(4 * sauer_bound(2 * n, d_vc + 1)) - eps**2 * n / 8
    return math.exp(min(0.0, exponent))
