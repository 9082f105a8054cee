"""updates mean and squares with each observation"""


def gaussian_mle(x):
    n, mu, squares = 0, 0.0, 0.0
    for value in x:
        n += 1
        step = float(value) - mu
        mu += step / n
        squares += step * (float(value) - mu)
    if n == 0:
        raise ValueError("an empty sample")
    return mu, squares / n
