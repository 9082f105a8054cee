"""returns -1 where it stays silent

Slips: 1, a unit that is silent is wrong everywhere
"""


def threshold_unit(X, w, theta):
    return np.where(X @ w >= theta, 1, -1)
