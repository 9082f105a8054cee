"""multiplies small integers in their own type

Breaks: integers
"""


def linear_network_output(V, W, user):
    z = V[:, user]
    return W.T @ z
