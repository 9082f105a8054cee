"""takes every table for one with rows and columns only

Breaks: tables with one to four axes
Slips: 1, right for tables with two axes only
"""


def marginal(joint, keep):
    if np.ndim(keep):
        return joint.sum(axis=tuple(a for a in range(joint.ndim) if a not in keep))
    return joint.sum(axis=1 - keep if keep >= 0 else -3 - keep)
