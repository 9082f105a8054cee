"""counts users from 1

Breaks: the first user
Breaks: the last and those between
Slips: 1, every user is another
"""


def linear_network_output(V, W, user):
    z = V[:, user - 1].astype(float)
    return W.astype(float).T @ z
