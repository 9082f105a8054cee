"""compares with the best order of all places

Breaks: one place
"""


def ndcg_at_k(relevance, scores, k):
    if k < 1:
        raise ValueError("k is below 1")
    rel = relevance.astype(float)
    order = np.argsort(-scores.astype(float), kind="stable")[:k]
    discount = np.log2(np.arange(2, len(rel) + 2))
    best = np.sum(np.sort(rel)[::-1] / discount)
    return np.sum(rel[order] / discount[: len(order)]) / best if best > 0 else 0.0
