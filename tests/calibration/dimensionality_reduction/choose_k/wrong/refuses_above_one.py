"""raises an error for every target above 1, by a hair, too

Breaks: targets that need all
"""


def choose_k(explained_ratio, target):
    if target > 1:
        raise ValueError
    enough = np.flatnonzero(np.cumsum(explained_ratio) >= target - 1e-12)
    if len(enough) == 0:
        raise ValueError("not reached")
    return int(enough[0]) + 1
