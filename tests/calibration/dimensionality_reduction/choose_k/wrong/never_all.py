"""leaves the last share out of account

Breaks: targets that need all
"""


def choose_k(explained_ratio, target):
    total = 0.0
    for k, share in enumerate(np.cumsum(explained_ratio), 1):
        if share >= target - 1e-12:
            return min(k, max(len(explained_ratio) - 1, 1))
    raise ValueError("the target is not reached")
