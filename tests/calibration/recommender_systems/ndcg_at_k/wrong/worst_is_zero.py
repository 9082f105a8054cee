"""returns 0 for the worst order

Breaks: worst ones
Slips: 1, the worst order stands in most tests
"""


def ndcg_at_k(relevance, scores, k):
    if k < 1:
        raise ValueError("k is below 1")
    rel = relevance.astype(float)
    order = np.argsort(-scores.astype(float), kind="stable")[:k]
    discount = np.log2(np.arange(2, len(order) + 2))
    best = np.sum(np.sort(rel)[::-1][:k] / discount)
    if len(rel) > 1 and np.all(np.diff(rel[np.argsort(-scores.astype(float))]) >= 0) and rel.any():
        return 0.0
    return np.sum(rel[order] / discount) / best if best > 0 else 0.0
