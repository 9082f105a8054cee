"""takes the size of integers before it makes floats of them

Breaks: integers
"""

import numpy as np


def weight_penalty(Ws, kind, lam):
    if kind not in ("l2", "l1", "elimination"):
        raise ValueError
    value, grads = 0.0, []
    for w in Ws:
        v, w = w, np.array(w, dtype=float)
        if kind == "l2":
            value += lam * np.sum(w**2)
            grads.append(lam * 2 * w)
        elif kind == "l1":
            value += lam * np.sum(np.abs(v))
            grads.append(lam * np.sign(w))
        else:
            value += lam * np.sum(w**2 / (1 + w**2))
            grads.append(lam * 2 * w / (1 + w**2) ** 2)
    return value, grads
