"""strikes out what is chosen by one less than the smallest score, which huge scores swallow

Slips: 1
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    left = np.array(scores, dtype=float)
    low = left.min() - 1
    chosen = np.zeros(k, dtype=int)
    for i in range(k):
        chosen[i] = np.argmax(left)
        left[chosen[i]] = low
    return np.sort(chosen)
