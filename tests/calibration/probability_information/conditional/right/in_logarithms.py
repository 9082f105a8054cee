# Differences of logarithms; minus infinity less minus infinity is nan.
def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)
    with np.errstate(all="ignore"):
        return np.exp(np.log(joint) - np.log(joint.sum(axis=others, keepdims=True)))
