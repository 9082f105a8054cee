"""keeps the expected values in an array of the type of V

Breaks: and integers
"""


def q_from_v(P, R, V, gamma):
    future = np.zeros(R.shape, dtype=V.dtype)
    for s in range(R.shape[0]):
        for a in range(R.shape[1]):
            future[s, a] = P[s, a] @ V
    return R + gamma * future
