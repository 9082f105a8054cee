# Returns both in an array.
def gmm_aic_bic(loglik_mean, n, d, K):
    each = 1 + d + d * (d + 1) // 2
    charges = np.array([2.0, np.log(n)])
    aic, bic = -2 * n * loglik_mean + charges * (K * each - 1)
    return float(aic), float(bic)
