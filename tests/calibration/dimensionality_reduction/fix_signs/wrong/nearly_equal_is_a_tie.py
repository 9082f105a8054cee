"""takes entries for tied that np.isclose finds equal

Breaks: a largest entry first, last or in between
"""


def fix_signs(W):
    W = np.asarray(W, dtype=float)
    size = np.abs(W)
    largest = size.max(axis=1, keepdims=True)
    where = np.argmax(np.isclose(size, largest, atol=0.0), axis=1)
    picked = W[np.arange(len(W)), where]
    return W * np.where(picked < 0, -1.0, 1.0)[:, np.newaxis]
