"""lets the last of equally large entries decide

Breaks: ties
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        j = len(W[i]) - 1 - np.argmax(np.abs(W[i])[::-1])
        if W[i, j] < 0:
            W[i] = -W[i]
    return W
