"""rounds the contrast to ten decimals

Breaks: plain distances
"""


def distance_contrast(n, d, rng):
    points = rng.uniform(-0.5, 0.5, size=(n, d))
    gaps = np.sqrt((points**2).sum(axis=1))
    return round(float((gaps.max() - gaps.min()) / gaps.min()), 10)
