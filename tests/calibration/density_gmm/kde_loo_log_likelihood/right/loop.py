# Leaves one point out at a time.
def kde_loo_log_likelihood(x, h):
    x = np.array(x, dtype=float)
    if len(x) < 2 or not h > 0:
        raise ValueError("no")
    total = 0.0
    for i in range(len(x)):
        others = np.delete(x, i)
        exponents = -0.5 * ((x[i] - others) / h) ** 2
        total += np.logaddexp.reduce(exponents) - np.log(len(others) * h * np.sqrt(2 * np.pi))
    return total / len(x)
