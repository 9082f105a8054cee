"""turns all rows together, by the largest entry of all

Breaks: rows that stay beside rows that turn
Slips: 1, right only where all rows turn, or none
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    if W.flat[np.argmax(np.abs(W))] < 0:
        W = -W
    return W
