"""Reference for learning_theory/optimization_bias."""

import numpy as np


def optimization_bias(
    n_val: int, n_models: int, rng: np.random.Generator, n_trials: int = 1000
) -> float:
    """Simulate by how much the best of many coin-flipping models looks better than 1/2.

    Each trial draws the validation errors of `n_models` models that guess, and keeps the
    smallest. The result is the mean over the trials of 1/2 minus this smallest error.

    Parameters
    ----------
    n_val : int
        The number of validation examples, at least 1.
    n_models : int
        The number of models to choose from, at least 1.
    rng : numpy.random.Generator
        Draws, by the one call ``rng.binomial(n_val, 0.5, size=(n_trials, n_models))``, how many
        examples each model gets wrong.
    n_trials : int, optional
        The number of trials, at least 1.

    Returns
    -------
    float
        The mean.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Cawley, Talbot, "On over-fitting in model selection and subsequent selection bias in
       performance evaluation", Journal of Machine Learning Research 11, 2010, section 4.

    Examples
    --------
    >>> round(optimization_bias(20, 100, np.random.default_rng(0)), 3)
    0.272
    """
    errors = rng.binomial(n_val, 0.5, size=(n_trials, n_models)) / n_val
    return float(np.mean(0.5 - errors.min(axis=1)))
