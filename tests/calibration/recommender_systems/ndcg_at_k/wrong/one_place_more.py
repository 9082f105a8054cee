"""counts one place more than k

Breaks: one place
"""


def ndcg_at_k(relevance, scores, k):
    if k < 1:
        raise ValueError("k is below 1")
    k = k + 1
    rel = relevance.astype(float)
    order = np.argsort(-scores.astype(float), kind="stable")[:k]
    discount = np.log2(np.arange(2, len(order) + 2))
    best = np.sum(np.sort(rel)[::-1][:k] / discount)
    return np.sum(rel[order] / discount) / best if best > 0 else 0.0
