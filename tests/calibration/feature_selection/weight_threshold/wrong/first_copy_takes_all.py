"""gives the whole weight to the first of equal columns

Breaks: equal columns
"""


def weight_threshold(X, y, threshold):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    spread = X.std(axis=0)
    flat = X.max(axis=0) == X.min(axis=0)
    spread[flat] = 1.0
    Z = (X - X.mean(axis=0)) / spread
    Z[:, flat] = 0.0
    A = np.column_stack([np.ones(len(y)), Z])
    w, used = np.zeros(Z.shape[1]), []
    for j in range(Z.shape[1]):
        if np.linalg.matrix_rank(A[:, [0] + [i + 1 for i in used + [j]]]) == len(used) + 2:
            used.append(j)
    w[used] = np.linalg.lstsq(A[:, [0] + [i + 1 for i in used]], y, rcond=None)[0][1:]
    return np.flatnonzero(np.abs(w) > threshold)
