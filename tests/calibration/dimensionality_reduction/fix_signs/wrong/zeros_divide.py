"""divides by the largest entry's sign, which is 0 for zeros

Breaks: rows of zeros
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    for i in range(len(W)):
        j = np.argmax(np.abs(W[i]))
        W[i] = W[i] * (np.abs(W[i, j]) / W[i, j])
    return W
