"""subtracts means in the type of small integers

Breaks: integers
"""


def weight_threshold(X, y, threshold):
    spread = X.std(axis=0)
    flat = X.max(axis=0) == X.min(axis=0)
    spread[flat] = 1.0
    Z = (X - X.mean(axis=0).astype(X.dtype)) / spread
    Z[:, flat] = 0.0
    A = np.column_stack([np.ones(len(y)), Z])
    w = np.linalg.lstsq(A, y, rcond=None)[0][1:]
    return np.flatnonzero(np.abs(w) > threshold)
