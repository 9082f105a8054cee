"""divides by log2 of the place, but for the first

Breaks: orders in between
Slips: 1, most discounts are others
"""


def ndcg_at_k(relevance, scores, k):
    if k < 1:
        raise ValueError("k is below 1")
    rel = relevance.astype(float)
    order = np.argsort(-scores.astype(float), kind="stable")[:k]
    discount = np.maximum(np.log2(np.arange(1, len(order) + 1)), 1)
    best = np.sum(np.sort(rel)[::-1][:k] / discount)
    return np.sum(rel[order] / discount) / best if best > 0 else 0.0
