"""turns the caller's rows in place

Breaks: unchanged arguments
"""


def fix_signs(W):
    W = W if W.dtype.kind == 'f' else W.astype(float)
    for i in range(len(W)):
        j = np.argmax(np.abs(W[i]))
        if W[i, j] < 0:
            W[i] = -W[i]
    return W
