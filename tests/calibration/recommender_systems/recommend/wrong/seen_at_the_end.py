"""puts seen items at the end of the list

Breaks: n_top above what is left
Breaks: nothing unseen
"""


def recommend(scores, seen, n_top):
    order = np.lexsort((-scores.astype(float), seen))
    return order[:n_top]
