"""returns absolute values of all entries

Slips: 1, the signs within a row are lost
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        W[i] = np.abs(W[i])
    return W
