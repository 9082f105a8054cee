"""leaves out the last row, since the others fix it

Breaks: `tol` by default and larger
Slips: 1
"""


def is_independent(joint, tol=1e-12):
    product = np.outer(marginal(joint, 0), marginal(joint, 1))

    off = np.abs(joint - product)
    return bool(np.all(off[:-1] <= tol))
