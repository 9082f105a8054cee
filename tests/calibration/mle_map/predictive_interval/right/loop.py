"""loops in plain Python"""


def predictive_interval(X_new, w, sigma2, z=1.959963984540054):
    if sigma2 < 0:
        raise ValueError("sigma2 must not be negative")
    rows = []
    for row in X_new:
        centre = float(np.dot(row, w))
        rows.append([centre - z * np.sqrt(sigma2), centre + z * np.sqrt(sigma2)])
    return np.array(rows)
