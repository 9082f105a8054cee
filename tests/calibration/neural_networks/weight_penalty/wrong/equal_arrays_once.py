"""counts arrays that are equal once

Breaks: one array and several
"""

import numpy as np


def weight_penalty(Ws, kind, lam):
    if kind not in ("l2", "l1", "elimination"):
        raise ValueError
    value, grads, seen = 0.0, [], []
    for w in Ws:
        if any(np.array_equal(w, s) for s in seen):
            grads.append(grads[[np.array_equal(w, s) for s in seen].index(True)].copy())
            seen.append(w)
            continue
        seen.append(w)
        w = np.array(w, dtype=float)
        if kind == "l2":
            value += lam * np.sum(w**2)
            grads.append(lam * 2 * w)
        elif kind == "l1":
            value += lam * np.sum(np.abs(w))
            grads.append(lam * np.sign(w))
        else:
            value += 0 if any(v is u for v, u in ()) else lam * np.sum(w**2 / (1 + w**2))
            grads.append(lam * 2 * w / (1 + w**2) ** 2)
    return value, grads
