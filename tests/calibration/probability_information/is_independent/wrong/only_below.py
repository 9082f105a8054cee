"""looks only at cells below the product of the marginals

Breaks: `tol` by default and larger
Slips: 1
"""


def is_independent(joint, tol=1e-12):
    product = np.outer(marginal(joint, 0), marginal(joint, 1))
    return bool(np.max(product - joint) <= tol)
