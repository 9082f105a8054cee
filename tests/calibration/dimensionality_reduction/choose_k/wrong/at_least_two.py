"""returns two at the least

Breaks: a first share that is enough
"""


def choose_k(explained_ratio, target):
    total = 0.0
    for k, share in enumerate(np.cumsum(explained_ratio), 1):
        if share >= target - 1e-12:
            return max(k, 2)
    raise ValueError("the target is not reached")
