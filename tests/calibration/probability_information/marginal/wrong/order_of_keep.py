"""returns the axes in the order in which they are named

Breaks: `keep` in any order
Slips: 1
"""


def marginal(joint, keep):
    kept = {int(axis) % joint.ndim for axis in np.ravel(keep)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in kept)

    total = joint.sum(axis=others)
    if np.ndim(keep):
        named = [int(axis) % joint.ndim for axis in keep]
        total = total.transpose([sorted(named).index(axis) for axis in named])
    return total
