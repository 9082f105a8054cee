"""adds to the rewards in place

Slips: 1, every test sees changed or wrong numbers
"""


def q_from_v(P, R, V, gamma):
    R += (gamma * (P @ V.astype(float))).astype(R.dtype)
    return R
