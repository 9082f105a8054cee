"""stores chances in the dtype of the scores, which cuts them off

Breaks: integers
"""


def sigmoid(z):
    z = np.asarray(z)
    small = np.exp(-np.abs(z))
    p = np.where(z >= 0, 1.0, small)[()] / (1 + small)
    return p.astype(z.dtype)
