"""subtracts the term of the prior, as the misprint has it

Breaks: the second term (perfect predictions)
Breaks: that nothing beats the ridge solution
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w - y
    return float(r @ r / (2 * sigma2) - w @ w / (2 * tau2))
