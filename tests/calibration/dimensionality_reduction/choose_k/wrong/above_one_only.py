"""raises for targets above 1 only

Breaks: `ValueError` for what cannot be reached
"""


def choose_k(explained_ratio, target):
    total = 0.0
    for k, share in enumerate(np.cumsum(explained_ratio), 1):
        if share >= target - 1e-12:
            return k
    if target > 1:
        raise ValueError("the target is above 1")
    return len(explained_ratio)
