"""takes absolute values of small integers in their own type, where -128 has none

Breaks: integers
"""


def fix_signs(W):
    A = np.abs(W)
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        j = np.argmax(A[i])
        if W[i, j] < 0:
            W[i] = -W[i]
    return W
