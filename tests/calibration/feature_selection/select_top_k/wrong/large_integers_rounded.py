"""makes floats of single precision of scores that are integers

Breaks: integers
"""


def select_top_k(scores, k):
    values = np.array(scores, dtype=float)
    if np.asarray(scores).dtype.kind in "iu":
        values = values.astype(np.float32)
    d = len(values)
    if k < 0 or k > d:
        raise ValueError("k must be from 0 to d")
    order = np.argsort(-values, kind="stable")
    return np.sort(order[:k])
