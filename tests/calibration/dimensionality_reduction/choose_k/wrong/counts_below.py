"""counts the sums below the target

Slips: 1, every number is one too few
"""


def choose_k(explained_ratio, target):
    sums = np.cumsum(explained_ratio)
    if sums[-1] < target - 1e-12:
        raise ValueError("the target is not reached")
    return int(np.sum(sums < target - 1e-12))
