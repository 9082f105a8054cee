"""does not count the weights

Breaks: several sizes of $n$, $d$ and $K$
Slips: 1, right for one component only
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = K * d + K * d * (d + 1) / 2
    total = n * loglik_mean
    return -2 * total + 2 * p, -2 * total + p * np.log(n)
