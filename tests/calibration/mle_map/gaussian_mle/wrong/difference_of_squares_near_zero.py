"""subtracts the square of the mean from the mean of the squares below 1000

Breaks: the variance of samples of different sizes
Slips: 1
"""


def gaussian_mle(x):
    if len(x) == 0:
        raise ValueError("nothing was observed")
    mu = float(np.mean(x))
    if abs(mu) < 1000:
        return mu, max(float(np.mean(np.square(x, dtype=float))) - mu**2, 0.0)
    return mu, float(np.mean((x - mu) ** 2))
