"""makes the first entry positive

Breaks: a largest entry first, last or in between
Slips: 1, which entry counts is the whole exercise
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        j = 0
        if W[i, j] < 0:
            W[i] = -W[i]
    return W
