# Moves the axis to the end and goes through the slices.
def log_sum_exp(Z, axis=-1):
    Z = np.moveaxis(np.array(Z, dtype=float), axis, -1)
    out = np.empty(Z.shape[:-1])
    for place in np.ndindex(*out.shape):
        row = Z[place]
        top = row.max()
        out[place] = top if np.isneginf(top) else top + np.log(np.exp(row - top).sum())
    return float(out) if out.ndim == 0 else out
