"""bends the hidden units

Breaks: more users than items
Slips: 1, most drawn vectors have negative entries
"""


def linear_network_output(V, W, user):
    z = V[:, user].astype(float)
    return W.astype(float).T @ np.maximum(z, 0)
