"""divides each row by its largest entry

Slips: 1, no row keeps its length
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        j = np.argmax(np.abs(W[i]))
        if W[i, j] != 0:
            W[i] = W[i] / W[i, j]
    return W
