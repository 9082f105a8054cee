"""raises an error for a target of 0

Breaks: a target of 0
"""


def choose_k(explained_ratio, target):
    if target <= 0:
        raise ValueError
    enough = np.flatnonzero(np.cumsum(explained_ratio) >= target - 1e-12)
    if len(enough) == 0:
        raise ValueError("not reached")
    return int(enough[0]) + 1
