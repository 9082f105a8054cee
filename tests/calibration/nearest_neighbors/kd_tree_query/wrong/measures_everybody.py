"""measures the distance to all rows

Breaks: the number of rows measured (each at most once)
"""


def kd_tree_query(X, q, k, distance):
    pairs = sorted((distance(x, q), i) for i, x in enumerate(X))
    return np.array([i for _, i in pairs[:k]])
