"""returns the outputs of all users if there is one hidden unit

Breaks: one hidden unit
"""


def linear_network_output(V, W, user):
    z = V[:, user].astype(float)
    if len(V) == 1:
        return (W.astype(float).T @ V.astype(float)).T
    return W.astype(float).T @ z
