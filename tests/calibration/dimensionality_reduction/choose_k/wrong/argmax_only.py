"""returns 1 where the target is not reached

Breaks: `ValueError` for what cannot be reached
"""


def choose_k(explained_ratio, target):
    return int(np.argmax(np.cumsum(explained_ratio) >= target - 1e-12)) + 1
