"""cuts distances to integers if everything but b is an integer

Breaks: integers
"""


def geometric_margin(X, y, w, b):
    d = np.zeros(len(y), dtype=np.result_type(X, y, w))
    for i in range(len(y)):
        d[i] = y[i] * (X[i] @ w + b) / np.linalg.norm(w)
    return float(d.min())
