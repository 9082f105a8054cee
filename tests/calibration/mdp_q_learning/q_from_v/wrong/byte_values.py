"""adds up products of small integers in their own type

Breaks: integers
"""


def q_from_v(P, R, V, gamma):
    return R + gamma * (P @ V)
