"""Reference for learning_theory/vc_sample_size."""

from solutions.learning_theory.vc_penalty import vc_penalty


def vc_sample_size(eps: float, delta: float, d_vc: int) -> int:
    """Find how many examples make the VC penalty at most eps.

    The penalty is that of ``vc_penalty``, and falls as n grows.

    Parameters
    ----------
    eps : float
        The largest penalty that is accepted, positive.
    delta : float
        The chance of being wrong that is accepted, strictly between 0 and 1.
    d_vc : int
        The VC dimension of the class, not negative.

    Returns
    -------
    int
        The smallest n, from 1 on, with ``vc_penalty(n, d_vc, delta) <= eps``.

    Raises
    ------
    ValueError
        If `eps` is not positive, or `delta` not strictly between 0 and 1.

    Notes
    -----
    Compared exactly. At n and at n - 1 the penalty differs from `eps` by a relative 1e-12 or
    more. n may be as large as 10**9.

    References
    ----------
    .. [1] Abu-Mostafa, Magdon-Ismail, Lin, "Learning from Data", 2012, equation 2.13.

    Examples
    --------
    >>> vc_sample_size(0.1, 0.1, 3)
    29300
    """
    import math

    if eps <= 0:
        raise ValueError("eps is not positive")
    n = 1
    while vc_penalty(n, d_vc, delta) > eps:
        n = math.ceil(n * (vc_penalty(n, d_vc, delta) / eps) ** 2)
    return n
