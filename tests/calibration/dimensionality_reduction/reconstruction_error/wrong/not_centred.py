"""projects the rows without centring

Slips: 1, right only where the mean is 0
"""


def reconstruction_error(model, X):
    lost = X - X @ model["components"].T @ model["components"]
    return float(np.sum(lost**2))
