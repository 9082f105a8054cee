"""returns the norm of the covariance matrix in place of its trace"""


def gradient_variance(grads):
    return float(np.linalg.norm(np.cov(grads.T, bias=True)))
