"""tests whether the correlation is zero

Breaks: dependent ones whose correlation is zero
Slips: 1
"""


def is_independent(joint, tol=1e-12):

    x, y = np.arange(joint.shape[0]), np.arange(joint.shape[1])
    covariance = x @ joint @ y - (x @ joint.sum(axis=1)) * (joint.sum(axis=0) @ y)
    return bool(abs(covariance) <= tol)
