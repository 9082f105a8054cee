# Least squares on [1, x - mean], then moved back.
def fit_simple_regression(x, y):
    if np.all(x == x[0]):
        raise ValueError("x is constant")
    m = x.mean()
    A = np.column_stack([np.ones_like(x), x - m])
    a, b = np.linalg.lstsq(A, y, rcond=None)[0]
    return a - b * m, b
