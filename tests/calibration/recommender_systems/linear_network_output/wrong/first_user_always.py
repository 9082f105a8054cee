"""returns the outputs of the first user

Breaks: the last and those between
Slips: 1, most users are others
"""


def linear_network_output(V, W, user):
    z = V[:, 0].astype(float)
    return W.astype(float).T @ z
