# Counts by hand and treats wide and tall apart.
def is_linearly_independent(V, tol=1e-10):
    m, d = V.shape
    if m > d:
        return False
    if m == 0:
        return True
    s = np.linalg.svd(V)[1]
    if s.max() == 0:
        return False
    count = 0
    for value in s:
        if value > tol * s.max():
            count += 1
    return count == m
