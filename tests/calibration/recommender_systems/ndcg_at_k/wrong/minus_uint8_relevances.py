"""negates unsigned relevances in their own type

Breaks: integers (`uint8` too)
Slips: 1
"""


def ndcg_at_k(relevance, scores, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    mine = np.argsort(-scores.astype(float), kind="stable")[:k]
    best = np.argsort(-relevance, kind="stable")[:k]
    discount = np.log2(np.arange(len(mine)) + 2.0)
    ideal = np.sum(relevance[best] / discount)
    return float(np.sum(relevance[mine] / discount) / ideal) if ideal > 0 else 0.0
