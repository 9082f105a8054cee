"""does not find negative axes among those of the table, and adds them up

Breaks: negative ones
Slips: 1
"""


def marginal(joint, keep):
    kept = (keep,) if np.ndim(keep) == 0 else keep
    return joint.sum(axis=tuple(a for a in range(joint.ndim) if a not in kept))
