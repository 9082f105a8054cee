"""compares to the last digits where the tolerance is not named

Breaks: `tol` by default and larger
Slips: 1
"""


def is_independent(joint, tol=1e-12):
    product = np.outer(marginal(joint, 0), marginal(joint, 1))

    if tol == 1e-12:
        tol = 4 * np.finfo(float).eps
    return bool(np.max(np.abs(joint - product)) <= tol)
