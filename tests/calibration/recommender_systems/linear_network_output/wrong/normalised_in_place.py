"""scales V in place and back

Breaks: the arguments stay as they were
"""


def linear_network_output(V, W, user):
    V *= 2
    z = 0.5 * V[:, user].astype(float)
    return W.astype(float).T @ z
