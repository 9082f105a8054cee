"""puts hidden units into an array of the type of W, and so cuts fractions off beside integers

Breaks: integers
"""


def linear_network_output(V, W, user):
    hidden = np.zeros(len(V), dtype=W.dtype)
    hidden[:] = V[:, user]
    hidden = hidden.astype(float)
    return np.asarray(W, dtype=float).T @ hidden
