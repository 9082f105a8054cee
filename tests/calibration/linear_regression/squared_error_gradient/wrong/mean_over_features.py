"""averages over the wrong axis, which leaves one entry per sample

Slips: 1, no entry is right
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    r = X @ w - y
    per_sample = X * r[:, None]
    g = per_sample.mean(axis=1) if "mean" in reduction else per_sample.sum(axis=1)
    return g if reduction.startswith("half") else 2 * g
