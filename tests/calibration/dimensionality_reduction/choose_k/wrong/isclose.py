"""takes sums that are close to the target by np.isclose

Breaks: `ValueError` for what cannot be reached
"""


def choose_k(explained_ratio, target):
    total = 0.0
    for k, share in enumerate(np.cumsum(explained_ratio), 1):
        if share >= target or np.isclose(share, target):
            return k
    raise ValueError("the target is not reached")
