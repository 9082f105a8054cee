"""counts all places alike

Breaks: two places
Slips: 1, every value is another
"""


def ndcg_at_k(relevance, scores, k):
    if k < 1:
        raise ValueError("k is below 1")
    rel = relevance.astype(float)
    order = np.argsort(-scores.astype(float), kind="stable")[:k]
    discount = np.ones(len(order))
    best = np.sum(np.sort(rel)[::-1][:k] / discount)
    return np.sum(rel[order] / discount) / best if best > 0 else 0.0
