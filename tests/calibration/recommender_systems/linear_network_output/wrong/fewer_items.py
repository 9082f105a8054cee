"""returns at most as many outputs as there are users

Breaks: fewer
Slips: 1, most tables have more items than users
"""


def linear_network_output(V, W, user):
    z = V[:, user].astype(float)
    return W.astype(float).T[: V.shape[1]] @ z
