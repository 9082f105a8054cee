"""returns the outputs as a column

Breaks: the first user
Slips: 1, every output has another shape
"""


def linear_network_output(V, W, user):
    z = V[:, user].astype(float)
    return W.astype(float).T @ z[:, np.newaxis]
