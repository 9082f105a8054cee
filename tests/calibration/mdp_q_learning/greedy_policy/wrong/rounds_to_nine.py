"""rounds worths to nine decimals, which parts two that lie beside a limit of rounding

Breaks: ties but for rounding
"""


def greedy_policy(P, R, V, gamma):
    Q = q_from_v(P, R, V, gamma)
    return np.round(Q, 9).argmax(axis=1)
