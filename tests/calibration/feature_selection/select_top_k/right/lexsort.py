# lexsort takes the last key first: score, then index.
def select_top_k(scores, k):
    d = len(scores)
    if k > d or k < 0:
        raise ValueError("k must be in 0..d")
    order = np.lexsort((np.arange(d), -1.0 * scores))
    return np.sort(order[0:k])
