"""returns the largest k whose sum is at most the target

Breaks: targets between two sums
Slips: 1, one too few nearly everywhere
"""


def choose_k(explained_ratio, target):
    sums = np.cumsum(explained_ratio)
    if sums[-1] < target - 1e-12:
        raise ValueError("the target is not reached")
    return max(int(np.sum(sums <= target + 1e-12)), 1)
