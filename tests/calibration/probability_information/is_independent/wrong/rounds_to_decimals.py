"""rounds both tables to the decimals of the tolerance and compares for equality

Breaks: `tol` by default and larger
Slips: 1
"""


def is_independent(joint, tol=1e-12):
    decimals = round(-np.log10(tol))
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    return bool(np.array_equal(joint.round(decimals), product.round(decimals)))
