# Given axes to the front, divide, and back.
def conditional(joint, given):
    axes = sorted(axis % joint.ndim for axis in np.atleast_1d(given))
    front = np.moveaxis(joint, axes, range(len(axes))).astype(float)
    flat = front.reshape(*front.shape[: len(axes)], -1)
    totals = flat.sum(axis=-1, keepdims=True)
    shares = np.full_like(flat, np.nan)
    np.divide(flat, totals, out=shares, where=totals > 0)
    return np.moveaxis(shares.reshape(front.shape), range(len(axes)), axes)
