"""makes the largest entry negative

Slips: 1, every row is the wrong way round
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        j = np.argmax(np.abs(W[i]))
        if W[i, j] > 0:
            W[i] = -W[i]
    return W
