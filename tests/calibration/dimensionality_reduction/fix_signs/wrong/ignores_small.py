"""leaves rows whose entries are below 1e-10

Breaks: tiny and huge entries
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        j = np.argmax(np.abs(W[i]))
        if W[i, j] < -1e-10:
            W[i] = -W[i]
    return W
