"""takes a sum that is below the target by a millionth

Breaks: `ValueError` for what cannot be reached
"""


def choose_k(explained_ratio, target):
    total = 0.0
    for k, share in enumerate(np.cumsum(explained_ratio), 1):
        if share >= target - 1e-6:
            return k
    raise ValueError("the target is not reached")
