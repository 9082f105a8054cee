"""forgets the transpose where W is square

Breaks: as many items as hidden units
"""


def linear_network_output(V, W, user):
    z = V[:, user].astype(float)
    return W.astype(float) @ z if W.shape[0] == W.shape[1] else W.astype(float).T @ z
