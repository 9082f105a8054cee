"""takes the best order from the first ten items alone

Breaks: two places
"""


def ndcg_at_k(relevance, scores, k):
    if k < 1:
        raise ValueError("k is below 1")
    relevance = np.asarray(relevance, dtype=float)
    if not relevance.any():
        return 0.0
    places = min(k, len(relevance))
    weights = 1 / np.log2(np.arange(places) + 2)
    order = np.argsort(-np.asarray(scores, dtype=float), kind="stable")
    best = np.sort(relevance[: max(10, places)])[::-1]
    return float(relevance[order[:places]] @ weights / (best[:places] @ weights))
