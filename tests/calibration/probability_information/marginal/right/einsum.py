# The axes by number.
def marginal(joint, keep):
    kept = sorted(axis % joint.ndim for axis in ([keep] if np.ndim(keep) == 0 else keep))
    return np.einsum(joint, list(range(joint.ndim)), kept)
