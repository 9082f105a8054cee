"""keeps only the first of several axes

Breaks: several axes
Slips: 1, right for a single axis only
"""


def marginal(joint, keep):
    keep = keep[0] if np.ndim(keep) else keep
    keep = keep % joint.ndim
    return joint.sum(axis=tuple(a for a in range(joint.ndim) if a != keep))
