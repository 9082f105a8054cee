"""divides by the sum of the shares if it is nearly 1

Breaks: `ValueError` for what cannot be reached
"""


def choose_k(explained_ratio, target):
    enough = np.flatnonzero(
        np.cumsum(explained_ratio)
        / (np.sum(explained_ratio) if np.sum(explained_ratio) > 0.999 else 1)
        >= target - 1e-12
    )
    if len(enough) == 0:
        raise ValueError("not reached")
    return int(enough[0]) + 1
