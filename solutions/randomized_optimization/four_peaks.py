"""Reference for randomized_optimization/four_peaks."""

import numpy as np


def four_peaks(x: np.ndarray, t: int) -> int:
    """Return the height of a bit string in the landscape FourPeaks.

    The longer of the ones at the front and the zeros at the back, and a reward of n
    if both are longer than t.

    Parameters
    ----------
    x : ndarray of int, shape (n,)
        Zeros and ones.
    t : int
        Ones at the front and zeros at the back must both be more than t, which is at least
        0, for the reward.

    Returns
    -------
    int
        The larger of the two counts, plus n if both exceed t.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Baluja, Caruana, "Removing the genetics from the standard genetic
       algorithm", ICML 1995, section 3.

    Examples
    --------
    >>> four_peaks(np.array([1, 1, 1, 0, 1, 0, 0, 0]), t=2)
    11
    >>> four_peaks(np.array([1, 1, 0, 0, 1, 0, 0, 0]), t=2)
    3
    """
    n = len(x)
    zeros, ones = np.flatnonzero(x == 0), np.flatnonzero(x)
    head = int(zeros[0]) if len(zeros) else n
    tail = n - 1 - int(ones[-1]) if len(ones) else n
    return max(head, tail) + (n if head > t and tail > t else 0)
