"""uses recommend for the order"""


def ndcg_at_k(relevance, scores, k):
    if k < 1:
        raise ValueError("k")
    nothing = np.zeros(len(scores), dtype=bool)
    weights = 1 / np.log2(np.arange(1, len(scores) + 1) + 1.0)
    weights[k:] = 0
    dcg = [weights @ (1.0 * relevance[recommend(s, nothing, len(s))]) for s in (scores, relevance)]
    return dcg[0] / dcg[1] if dcg[1] else 0.0
