"""looks at the first three axes and forgets the fourth

Breaks: tables with one to four axes
Slips: 1
"""


def marginal(joint, keep):
    kept = {int(axis) % joint.ndim for axis in np.ravel(keep)}
    return joint.sum(axis=tuple(a for a in range(min(joint.ndim, 3)) if a not in kept))
