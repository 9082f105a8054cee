"""simulates committees with a fixed seed

Breaks: an odd number of models
Breaks: an even number of models
Slips: 1, a simulation has two or three digits
"""


def ensemble_error(n_models, eps):
    wrong = np.random.default_rng(0).binomial(n_models, eps, size=20000)
    return float(np.mean((2 * wrong > n_models) + 0.5 * (2 * wrong == n_models)))
