"""picks the first places by a partition, which may take any of equal scores at the last

Breaks: ties of scores
"""


def ndcg_at_k(relevance, scores, k):
    if k < 1:
        raise ValueError("k is below 1")
    relevance = np.asarray(relevance, dtype=float)
    if not relevance.any():
        return 0.0
    places = min(k, len(relevance))
    weights = 1 / np.log2(np.arange(places) + 2)
    negative = -np.asarray(scores, dtype=float)
    chosen = np.sort(np.argpartition(negative, places - 1)[:places])
    order = chosen[np.argsort(negative[chosen], kind="stable")]
    best = np.sort(relevance)[::-1]
    return float(relevance[order[:places]] @ weights / (best[:places] @ weights))
