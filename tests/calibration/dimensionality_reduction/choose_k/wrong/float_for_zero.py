"""returns 1.0 for a target of 0

Breaks: a target of 0
"""


def choose_k(explained_ratio, target):
    if target <= 0:
        return 1.0
    enough = np.cumsum(explained_ratio) >= target - 1e-12
    if not enough.any():
        raise ValueError
    return int(np.argmax(enough)) + 1
