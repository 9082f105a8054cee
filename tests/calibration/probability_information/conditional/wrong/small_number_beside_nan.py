"""adds 1e-12 to every total, and puts nan where it was 0

Breaks: tiny totals
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)
    totals = joint.sum(axis=others, keepdims=True)
    return np.where(totals > 0, joint / (totals + 1e-12), np.nan)
