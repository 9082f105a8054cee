"""sorts without keeping the order of equal scores

Breaks: ties
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    order = np.argsort(-scores.astype(float), kind="quicksort")
    return np.sort(order[:k])
