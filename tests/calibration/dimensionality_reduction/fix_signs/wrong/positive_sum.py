"""makes the sum of the entries positive

Slips: 1, another rule for every row
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        if W[i].sum() < 0:
            W[i] = -W[i]
    return W
