"""returns the index of the sum, one too few

Slips: 1, every number is wrong
"""


def choose_k(explained_ratio, target):
    total = 0.0
    for k, share in enumerate(np.cumsum(explained_ratio), 1):
        if share >= target - 1e-12:
            return k - 1
    raise ValueError("the target is not reached")
