# Adds up the probabilities of all pairs of different labels.
def nn_error_limit(joint):
    if (joint < 0).any() or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("no distribution")
    total = 0.0
    for row in joint:
        if row.any():
            both = np.outer(row, row) / row.sum()
            total += both.sum() - np.trace(both)
    return float(total)
