"""compares what the cells of a row are off together with the tolerance

Breaks: `tol` by default and larger
Slips: 1
"""


def is_independent(joint, tol=1e-12):
    product = np.outer(marginal(joint, 0), marginal(joint, 1))

    return bool(np.max(np.abs(joint - product).sum(axis=1)) <= tol)
