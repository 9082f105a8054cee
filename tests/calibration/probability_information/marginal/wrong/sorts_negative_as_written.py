"""sorts the axes before it counts the negative ones from the end

Breaks: negative ones
Slips: 1
"""


def marginal(joint, keep):
    kept = (keep,) if isinstance(keep, int) else keep
    kept = [axis % joint.ndim for axis in sorted(kept)]
    return np.einsum(joint, list(range(joint.ndim)), kept)
