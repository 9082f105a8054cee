"""puts a point that comes twice side by side

Breaks: points that come twice
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    found = grid[values - values.min() <= tol].tolist()
    points = dict.fromkeys(found)
    return np.array([point for point in points for _ in range(found.count(point))])
