# NormalDist, and the numerator before the denominator.
from statistics import NormalDist


def wilson_interval(k, n, confidence=0.95):
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    middle = k / n + z * z / (2 * n)
    half = z * ((k / n) * (1 - k / n) / n + (z / (2 * n)) ** 2) ** 0.5
    bounds = np.array([middle - half, middle + half]) / (1 + z * z / n)
    return tuple(np.clip(bounds, 0.0, 1.0).tolist())
