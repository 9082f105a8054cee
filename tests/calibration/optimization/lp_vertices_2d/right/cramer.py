# Cramer's rule, and a sort by rounded corners.
def lp_vertices_2d(c, A, b):
    from itertools import combinations

    found = []
    for i, j in combinations(range(len(A)), 2):
        det = A[i, 0] * A[j, 1] - A[i, 1] * A[j, 0]
        if abs(det) > 1e-12:
            x0 = (b[i] * A[j, 1] - A[i, 1] * b[j]) / det
            x1 = (A[i, 0] * b[j] - b[i] * A[j, 0]) / det
            if all(row[0] * x0 + row[1] * x1 <= limit + 1e-9 for row, limit in zip(A, b)):
                found.append((c[0] * x0 + c[1] * x1, round(x0, 9) + 0.0, round(x1, 9) + 0.0))
    if len(found) == 0:
        return None, float("inf")
    value = min(found)[0]
    near = sorted(corner[1:] for corner in found if corner[0] <= value + 1e-9)
    return np.array(near[0]), value
