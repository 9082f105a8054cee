"""adds up place by place"""


def ndcg_at_k(relevance, scores, k):
    if k <= 0:
        raise ValueError("k must be positive")
    d = len(scores)
    mine = sorted(range(d), key=lambda i: (-float(scores[i]), i))
    best = sorted(range(d), key=lambda i: -float(relevance[i]))
    gain = ideal = 0.0
    for place in range(min(k, d)):
        weight = 1 / np.log2(place + 2)
        gain += weight * float(relevance[mine[place]])
        ideal += weight * float(relevance[best[place]])
    return 0.0 if ideal == 0 else gain / ideal
