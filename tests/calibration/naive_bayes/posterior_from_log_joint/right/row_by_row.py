# A loop over the rows.
def posterior_from_log_joint(log_joint):
    out = np.zeros(log_joint.shape)
    for i, row in enumerate(log_joint):
        if np.all(row == -np.inf):
            out[i] = 1 / len(row)
        else:
            e = np.exp(row - row.max())
            out[i] = e / e.sum()
    return out
