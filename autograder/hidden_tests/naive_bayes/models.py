"""Drawn tables and models of naive Bayes, and how a part of a returned model is read."""

import numpy as np

from autograder.testing import Mismatch

TEXT = np.array(["b", "C", "aa"])
NUMBERS = np.array([7, -2, 30])


def entry(name):
    """Return a reader of one entry of a model, for ``assert_cases(..., read=...)``."""

    def read(model):
        if not isinstance(model, dict):
            raise Mismatch("the result: not a dict. Return the model as a dict.")
        if name not in model:
            raise Mismatch(f"the result: the entry `{name}` of the dict is missing.")
        return model[name]

    return read


PAIR = np.array([4, 9])


def made(names, priors, **tables):
    """Return a model of these classes, prior probabilities and tables."""
    return {"classes": np.array(names), "log_prior": np.log(priors), **tables}


def labels(rng, n, names=TEXT, shares=(0.5, 0.3, 0.2)):
    """Draw labels of unequal frequency; each of the names occurs at least twice."""
    others = rng.choice(names, size=n - 2 * len(names), p=shares)
    return rng.permutation(np.concatenate([names, names, others]))


def binary_table(rng, n, d):
    """Draw features that are present or absent, each with a probability of its own.

    In each row at least one is present.
    """
    table = (rng.random((n, d)) < rng.uniform(0.1, 0.9, size=d)).astype(float)
    table[~table.any(axis=1), 0] = 1.0
    return table


def count_table(rng, n, d):
    """Draw counts of words; some words are frequent."""
    return rng.poisson(rng.uniform(0.2, 3.0, size=d), size=(n, d)).astype(float)


def bernoulli(rng, d, names=TEXT, low=0.05, high=0.95):
    """Draw a Bernoulli model with unequal priors."""
    p = rng.uniform(low, high, size=(len(names), d))
    return {**prior(rng, names), "log_p": np.log(p), "log_q": np.log(1 - p)}


def multinomial(rng, d, names=TEXT):
    """Draw a multinomial model with unequal priors."""
    theta = rng.dirichlet(np.full(d, 2.0), size=len(names))
    return {**prior(rng, names), "log_theta": np.log(theta)}


def categorical(rng, n_values, names=TEXT):
    """Draw a categorical model with unequal priors."""
    tables = [np.log(rng.dirichlet(np.full(k, 2.0), size=len(names))) for k in n_values]
    return {**prior(rng, names), "log_p": tables}


def gaussian(rng, d, names=TEXT):
    """Draw a Gaussian model with unequal priors and variances."""
    mean = rng.normal(scale=2.0, size=(len(names), d))
    return {**prior(rng, names), "mean": mean, "var": rng.uniform(0.2, 4.0, size=mean.shape)}


def with_equal_priors(model):
    """Return the model with the same prior probability for each class."""
    return {**model, "log_prior": -np.log(np.full(len(model["classes"]), len(model["classes"])))}


def prior(rng, names):
    """Return sorted classes and the logs of unequal prior probabilities."""
    shares = rng.permutation(np.arange(1.0, len(names) + 1) ** 2)
    return {"classes": np.sort(names), "log_prior": np.log(shares / shares.sum())}
