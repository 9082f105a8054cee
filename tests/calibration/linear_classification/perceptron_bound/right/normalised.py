# Makes w_star a unit vector first.
def perceptron_bound(X, y, w_star):
    w = np.array(w_star, dtype=float)
    w = w / np.abs(w).max() if w.any() else w
    rows = np.array(X, dtype=float)
    rho = float(min(label * float(row @ w) for row, label in zip(rows, y)))
    if not rho > 0:
        raise ValueError("w_star does not separate the rows")
    return float(max(row @ row for row in rows)) * float(w @ w) / rho**2
