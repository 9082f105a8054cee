"""counts sums that are equal to the target to 11 digits

Breaks: targets between two sums
"""


def choose_k(explained_ratio, target):
    enough = np.flatnonzero(
        (np.cumsum(explained_ratio) >= target)
        | np.isclose(np.cumsum(explained_ratio), target, rtol=1e-11, atol=0)
    )
    if len(enough) == 0:
        raise ValueError("not reached")
    return int(enough[0]) + 1
