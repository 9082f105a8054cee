"""looks the target up among the sums"""


def choose_k(explained_ratio, target):
    sums = np.cumsum(explained_ratio)
    k = int(np.searchsorted(sums, target - 1e-12, side="left")) + 1
    if k > len(sums):
        raise ValueError("out of reach")
    return k
