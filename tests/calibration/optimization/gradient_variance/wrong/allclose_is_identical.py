"""returns 0 for rows that are equal up to a share of 1e-5

Breaks: nearly equal rows
Slips: 1
"""


def gradient_variance(grads):
    grads = np.asarray(grads, float)
    if np.allclose(grads, grads[0], atol=0.0):
        return 0.0
    return float(((grads - grads.mean(axis=0)) ** 2).sum(axis=1).mean())
