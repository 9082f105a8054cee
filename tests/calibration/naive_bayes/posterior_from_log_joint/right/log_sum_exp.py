# np.logaddexp.reduce gives the denominator.
def posterior_from_log_joint(log_joint):
    total = np.logaddexp.reduce(log_joint, axis=1)[:, None]
    with np.errstate(invalid="ignore"):
        posterior = np.exp(log_joint - total)
    posterior[np.isneginf(total[:, 0])] = 1 / log_joint.shape[1]
    return posterior
