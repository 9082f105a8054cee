"""looks for the largest entry without absolute values

Slips: 1, rows that should turn do not
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        j = np.argmax(W[i])
        if W[i, j] < 0:
            W[i] = -W[i]
    return W
