# Row by row.
def distance_contrast(n, d, rng):
    points = rng.uniform(-0.5, 0.5, size=(n, d)).tolist()
    r = [sum(v * v for v in point) ** 0.5 for point in points]
    return (max(r) - min(r)) / min(r)
