"""finds the largest entry by squares, which underflow and overflow

Breaks: tiny and huge entries
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        j = np.argmax(W[i] ** 2)
        if W[i, j] < 0:
            W[i] = -W[i]
    return W
