"""divides 0 by 0 if nothing is relevant

Breaks: all relevances 0
"""


def ndcg_at_k(relevance, scores, k):
    if k < 1:
        raise ValueError("k is below 1")
    rel = relevance.astype(float)
    order = np.argsort(-scores.astype(float), kind="stable")[:k]
    discount = np.log2(np.arange(2, len(order) + 2))
    best = np.sum(np.sort(rel)[::-1][:k] / discount)
    return np.sum(rel[order] / discount) / best
