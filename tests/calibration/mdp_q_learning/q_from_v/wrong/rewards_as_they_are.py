"""returns R itself if the discount is 0

Breaks: and integers
"""


def q_from_v(P, R, V, gamma):
    if gamma == 0:
        return R
    return R + gamma * (P @ V)
