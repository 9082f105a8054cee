"""rounds to integers before it looks for the largest entry

Breaks: a largest entry first, last or in between
Slips: 1, entries between 0.5 and 1.5 are all alike to it
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        j = np.argmax(np.abs(W[i]).round(0))
        if W[i, j] < 0:
            W[i] = -W[i]
    return W
