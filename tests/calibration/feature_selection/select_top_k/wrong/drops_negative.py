"""selects positive scores only

Breaks: negative scores
Slips: 1, zeros and negative scores stand in two tests
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argsort(-scores.astype(float), kind="stable")
    chosen = np.sort(order[:k])
    return chosen[scores[chosen] > 0] if k < len(scores) else chosen
