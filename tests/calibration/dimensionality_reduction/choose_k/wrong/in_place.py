"""adds up in the caller's array

Breaks: unchanged arguments
"""


def choose_k(explained_ratio, target):
    total = 0.0
    for k, share in enumerate(np.cumsum(explained_ratio, out=explained_ratio), 1):
        if share >= target - 1e-12:
            return k
    raise ValueError("the target is not reached")
