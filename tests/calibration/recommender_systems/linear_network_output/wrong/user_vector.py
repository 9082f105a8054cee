"""returns the user's vector

Breaks: the first user
Slips: 1, every output is another
"""


def linear_network_output(V, W, user):
    z = V[:, user].astype(float)
    return z
