# All sets of judges are tried, the best one without negative weights counts.
from itertools import combinations


def linear_blend(G, y, nonneg=True, n_sweeps=5000):
    if not nonneg:
        return np.linalg.pinv(G) @ y
    T = G.shape[1]
    best, least = np.zeros(T), y @ y
    for size in range(1, T + 1):
        for chosen in combinations(range(T), size):
            part = np.linalg.lstsq(G[:, chosen] * 1.0, y, rcond=None)[0]
            if (part >= 0).all():
                a = np.zeros(T)
                a[list(chosen)] = part
                error = np.sum((y - G @ a) ** 2)
                if error < least:
                    best, least = a, error
    return best
