"""draws one direction after the other

Breaks: the recipe
Slips: 1, right for one column or one direction only
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = np.column_stack([rng.standard_normal(d) for _ in range(k)])
    return X @ R / np.sqrt(k)
