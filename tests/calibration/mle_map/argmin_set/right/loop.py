"""loops in plain Python"""


def argmin_set(values, grid, tol=1e-12):
    lowest = min(values)
    return np.array([point for value, point in zip(values, grid) if value - lowest <= tol])
