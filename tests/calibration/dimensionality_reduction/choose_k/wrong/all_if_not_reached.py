"""returns the number of shares where the target is not reached

Breaks: `ValueError` for what cannot be reached
"""


def choose_k(explained_ratio, target):
    total = 0.0
    for k, share in enumerate(np.cumsum(explained_ratio), 1):
        if share >= target - 1e-12:
            return k
    return len(explained_ratio)
