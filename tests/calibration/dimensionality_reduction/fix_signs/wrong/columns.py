"""treats columns in place of rows

Slips: 1, rows are what the exercise is about
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(W.shape[1]):
        j = np.argmax(np.abs(W[:, i]))
        if W[j, i] < 0:
            W[:, i] = -W[:, i]
    return W
