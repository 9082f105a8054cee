"""returns 0 if the best gain is below 1e-9

Breaks: tiny and huge relevances
"""


import numpy as np


def ndcg_at_k(relevance, scores, k):
    if k < 1:
        raise ValueError("not allowed")
    rel = relevance.astype(float)
    disc = 1 / np.log2(np.arange(2, len(rel) + 2))
    order = np.argsort(-scores.astype(float), kind="stable")
    best = np.sum((np.sort(rel)[::-1] * disc)[:k])
    return float(np.sum((rel[order] * disc)[:k]) / best) if best > 1e-9 else 0.0
