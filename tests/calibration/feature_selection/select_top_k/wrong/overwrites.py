"""overwrites the scores it has used

Breaks: the order of the result
"""


def select_top_k(scores, k):
    if k < 0 or k > len(scores):
        raise ValueError("k")
    chosen = []
    if scores.dtype != float:
        scores = scores.astype(float)
    for _ in range(k):
        j = int(np.argmax(scores))
        chosen.append(j)
        scores[j] = -np.inf
    return np.array(sorted(chosen), dtype=int)
