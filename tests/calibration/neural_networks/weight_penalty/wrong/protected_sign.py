"""makes the sign by a division that a tiny number protects

Breaks: weights of 0, huge and tiny weights
"""

import numpy as np


def weight_penalty(Ws, kind, lam):
    Ws = [np.asarray(W, dtype=float) for W in Ws]
    if kind == "l2":
        return float(lam * sum(np.sum(W**2) for W in Ws)), [2 * lam * W for W in Ws]
    if kind == "l1":
        return float(lam * sum(np.sum(np.abs(W)) for W in Ws)), [
            lam * W / (np.abs(W) + 1e-12) for W in Ws
        ]
    if kind == "elimination":
        value = lam * sum(np.sum(W**2 / (1 + W**2)) for W in Ws)
        return float(value), [lam * 2 * W / (1 + W**2) ** 2 for W in Ws]
    raise ValueError(kind)
