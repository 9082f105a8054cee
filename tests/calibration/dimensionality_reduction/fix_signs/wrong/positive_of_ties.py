"""leaves a row if any of its equally large entries is positive

Breaks: ties
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        j = np.argmax(np.abs(W[i]))
        if W[i].max() < np.abs(W[i]).max():
            W[i] = -W[i]
    return W
