# Totals by einsum, and brought back to the shape of the table by it.
def conditional(joint, given):
    axes = list(range(joint.ndim))
    given = [axes[axis] for axis in ([given] if isinstance(given, int) else given)]
    total = np.einsum(joint, axes, given)
    whole = np.einsum(np.ones(joint.shape), axes, total.astype(float), given, axes)
    out = np.full(joint.shape, np.nan)
    np.divide(joint, whole, out=out, where=whole > 0)
    return out
