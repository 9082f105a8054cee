"""returns a single row as a vector

Breaks: a single row
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        j = np.argmax(np.abs(W[i]))
        if W[i, j] < 0:
            W[i] = -W[i]
    return W[0] if len(W) == 1 else W
