"""keeps two axes at most

Breaks: several axes
Slips: 1
"""


def marginal(joint, keep):
    kept = sorted({int(axis) % joint.ndim for axis in np.ravel(keep)})
    if len(kept) < joint.ndim:
        kept = kept[:2]
    return joint.sum(axis=tuple(a for a in range(joint.ndim) if a not in kept))
