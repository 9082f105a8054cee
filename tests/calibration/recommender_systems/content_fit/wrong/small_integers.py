"""computes with small integers in their own type

Breaks: integers (uint8 too)
"""


def content_fit(features, ratings, lam):
    F, y = features, ratings
    f, m = (
        (F.sum(axis=0, dtype=F.dtype) / len(F)).astype(F.dtype)
        if F.dtype.kind in "iu"
        else F.mean(axis=0),
        (y.sum(dtype=y.dtype) / len(y)).astype(y.dtype) if y.dtype.kind in "iu" else y.mean(),
    )
    A, t = F - f, y - m
    if lam > 0:
        w = np.linalg.solve(A.T @ A + lam * np.eye(A.shape[1]), A.T @ t)
    else:
        w = np.linalg.lstsq(A, t, rcond=None)[0]
    return np.concatenate([[m - f @ w], w])
