"""leaves out cells that cannot occur

Breaks: `tol` by default and larger
Slips: 1
"""


def is_independent(joint, tol=1e-12):
    product = np.outer(marginal(joint, 0), marginal(joint, 1))

    off = np.abs(joint - product)
    return bool(np.all(off[joint > 0] <= tol))
