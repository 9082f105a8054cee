"""returns zeros for a lam of 0 before it looks at the kind

Breaks: `ValueError` for any other `kind`
"""

import numpy as np


def weight_penalty(Ws, kind, lam):
    Ws = [np.asarray(W, dtype=float) for W in Ws]
    if lam == 0:
        return 0.0, [np.zeros_like(W) for W in Ws]
    if kind == "l2":
        return float(lam * sum(np.sum(W**2) for W in Ws)), [2 * lam * W for W in Ws]
    if kind == "l1":
        return float(lam * sum(np.sum(np.abs(W)) for W in Ws)), [lam * np.sign(W) for W in Ws]
    if kind == "elimination":
        value = lam * sum(np.sum(W**2 / (1 + W**2)) for W in Ws)
        return float(value), [lam * 2 * W / (1 + W**2) ** 2 for W in Ws]
    raise ValueError(kind)
