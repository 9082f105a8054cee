"""divides by a sum of squares of 0 for a single factor

Breaks: with items whose vectors are zero
"""


import numpy as np


def als_users(Y, mask, W, lam):
    if lam < 0:
        raise ValueError("not allowed")
    W = W.astype(float)
    k = len(W)
    Z = np.zeros((len(Y), k))
    for i, m in enumerate(mask):
        if m.any():
            A, y = W[:, m], Y[i, m].astype(float)
            if k == 1:
                with np.errstate(all="ignore"):
                    Z[i] = (A[0] @ y) / (A[0] @ A[0] + lam)
            else:
                Z[i] = np.linalg.solve(A @ A.T + lam * np.eye(k), A @ y) if lam > 0 else np.linalg.lstsq(A.T, y, rcond=None)[0]
    return Z
