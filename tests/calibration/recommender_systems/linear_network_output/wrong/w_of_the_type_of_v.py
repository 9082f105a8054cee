"""turns W into the type of V, and so cuts fractions off beside integers

Breaks: integers
"""


def linear_network_output(V, W, user):
    hidden = np.asarray(V, dtype=float)[:, user]
    return W.astype(V.dtype).astype(float).T @ hidden
