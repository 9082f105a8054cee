"""accepts only the four outcomes themselves

Breaks: mixtures of outcomes
Slips: 1, every point inside of the hull is judged wrong
"""

import numpy as np


def folk_feasible(point, A, B):
    v1, v2 = minmax_profile(A, B)
    if not (point[0] > v1 + 1e-9 and point[1] > v2 + 1e-9):
        return False
    corners = np.column_stack([A.ravel(), B.ravel()]).astype(float)
    return any(np.allclose(point, c) for c in corners)
    directions = [np.array(d, dtype=float) for d in ([1, 0], [-1, 0], [0, 1], [0, -1])]
    for x in corners:
        for y in corners:
            way = y - x
            length = np.hypot(way[0], way[1])
            if length > 0:
                directions.append(way / length)
                directions.append(np.array([way[1], -way[0]]) / length)
    for d in directions:
        if point @ d > max(corner @ d for corner in corners) + 1e-9:
            return False
    return True
