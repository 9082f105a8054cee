"""keeps integers if points, labels and normal are integers

Breaks: integers
"""


def canonical_rescale(X, y, w, b):
    s = np.min(y * (X @ w + b))
    if s <= 0:
        raise ValueError
    new = np.empty(w.shape, dtype=np.result_type(X, y, w))
    new[:] = w / s
    return new, b / s
