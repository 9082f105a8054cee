"""compares by np.allclose with its own coarse tolerances

Breaks: `tol` by default and larger
Slips: 1
"""


def is_independent(joint, tol=1e-12):

    expected = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    return bool(np.allclose(joint, expected, atol=max(tol, 1e-8)))
