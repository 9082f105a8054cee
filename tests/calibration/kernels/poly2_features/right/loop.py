# Builds a row at a time.
def poly2_features(X, gamma=1.0, coef0=1.0):
    if not (coef0 >= 0 and gamma > 0):
        raise ValueError("coef0 and gamma")
    rows = []
    for x in np.asarray(X, dtype=float):
        row = [coef0] + [(2 * coef0 * gamma) ** 0.5 * t for t in x] + [gamma * t * t for t in x]
        for i in range(len(x)):
            for j in range(i + 1, len(x)):
                row.append(2**0.5 * gamma * x[i] * x[j])
        rows.append(row)
    return np.array(rows, dtype=float)
