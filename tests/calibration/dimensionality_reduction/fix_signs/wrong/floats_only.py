"""fails for arrays of integers

Breaks: integers
"""


def fix_signs(W):
    if W.dtype.kind != 'f':
        raise TypeError('floats, please')
    W = W.copy()
    for i in range(len(W)):
        j = np.argmax(np.abs(W[i]))
        if W[i, j] < 0:
            W[i] = -W[i]
    return W
