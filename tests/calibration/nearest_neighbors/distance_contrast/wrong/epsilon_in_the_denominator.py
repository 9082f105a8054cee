"""adds 1e-12 to the smallest distance against a division by zero

Breaks: plain distances
"""


def distance_contrast(n, d, rng):
    points = rng.uniform(-0.5, 0.5, size=(n, d))
    distances = np.sqrt(np.sum(points**2, axis=1))
    return float((distances.max() - distances.min()) / (distances.min() + 1e-12))
