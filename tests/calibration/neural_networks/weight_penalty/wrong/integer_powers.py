"""takes powers of integers, which overflow for large weights

Breaks: integers
"""

import numpy as np


def weight_penalty(Ws, kind, lam):
    Ws = [np.asarray(W) for W in Ws]
    if kind == "l2":
        return float(lam * sum(np.sum(W**2) for W in Ws)), [2 * lam * W for W in Ws]
    if kind == "l1":
        return float(lam * sum(np.abs(1.0 * W).sum() for W in Ws)), [lam * np.sign(W) for W in Ws]
    if kind == "elimination":
        value = lam * sum(np.sum(W**2 / (1 + W**2)) for W in Ws)
        return float(value), [lam * 2 * W / (1 + W**2) ** 2 for W in Ws]
    raise ValueError(f"{kind} is no penalty")
