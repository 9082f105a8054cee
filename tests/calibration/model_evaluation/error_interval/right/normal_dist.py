# NormalDist of the standard library.
from statistics import NormalDist


def error_interval(err, n, confidence=0.95):
    if confidence <= 0 or confidence >= 1:
        raise ValueError
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    half = z * (err * (1 - err) / n) ** 0.5
    low, high = np.clip([err - half, err + half], 0, 1)
    return low, high
