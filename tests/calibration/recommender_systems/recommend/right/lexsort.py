"""sorts with lexsort by two keys"""


def recommend(scores, seen, n_top):
    order = np.lexsort((np.arange(len(scores)), -1.0 * scores))
    return order[~seen[order]][:n_top]
