"""rounds to ten digits"""


def q_from_v(P, R, V, gamma):
    return np.round(R + gamma * (P @ V), 10)
