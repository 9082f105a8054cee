"""returns 0.0 for a negative k if all relevances are 0

Breaks: ValueError for $k$ below 1
"""


def ndcg_at_k(relevance, scores, k):
    if k < 0 and not np.any(relevance):
        return 0.0
    if k < 1:
        raise ValueError("k is below 1")
    relevance = np.asarray(relevance, dtype=float)
    if not relevance.any():
        return 0.0
    places = min(k, len(relevance))
    weights = 1 / np.log2(np.arange(places) + 2)
    order = np.argsort(-np.asarray(scores, dtype=float), kind="stable")
    best = np.sort(relevance)[::-1]
    return float(relevance[order[:places]] @ weights / (best[:places] @ weights))
