"""computes its own table with weights of at least 1e-12

Breaks: weights of 0
"""


def gmm_log_likelihood(X, weights, means, covs):
    t = np.stack(
        [np.log(max(w, 1e-12)) + mvn_logpdf(X, m, c) for w, m, c in zip(weights, means, covs)],
        axis=1,
    )
    return float(np.mean(np.logaddexp.reduce(t, axis=1)))
