# Counts the parameters one component after the other.
def gmm_aic_bic(loglik_mean, n, d, K):
    free = -1
    for _ in range(K):
        free += 1 + d + len(np.tril_indices(d)[0])
    misfit = -2.0 * n * loglik_mean
    return misfit + 2 * free, misfit + np.log(n) * free
