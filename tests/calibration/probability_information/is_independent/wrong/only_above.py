"""looks only at cells above the product of the marginals

Breaks: `tol` by default and larger
Slips: 1
"""


def is_independent(joint, tol=1e-12):

    return bool(np.max(joint - np.outer(joint.sum(axis=1), joint.sum(axis=0))) <= tol)
