# From the last axis to the first, so that numbers stay valid.
def marginal(joint, keep):
    kept = [axis % joint.ndim for axis in np.atleast_1d(keep)]
    total = joint.copy()
    for axis in range(joint.ndim - 1, -1, -1):
        if axis not in kept:
            total = total.sum(axis)
    return total
