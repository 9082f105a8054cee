"""References of bayesian_learning beside SciPy and NumPy: who takes how long."""

import numpy as np
from scipy.special import softmax

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
PRIOR = np.log(RNG.dirichlet(np.ones(20_000)))
LIKELIHOOD = RNG.normal(-1000, 20, size=20_000)
LEFT = RNG.random((20, 20, 20))
RIGHT = RNG.random((20, 20, 20))

PAIRS = (
    SpeedPair(
        "hypothesis_posterior",
        "scipy.special.softmax",
        lambda f: f(PRIOR, LIKELIHOOD),
        lambda: softmax(PRIOR + LIKELIHOOD),
    ),
    SpeedPair(
        "factor_product",
        "numpy.einsum",
        lambda f: f((("a", "b", "c"), LEFT), (("c", "d", "b"), RIGHT)),
        lambda: np.einsum("abc,cdb->abcd", LEFT, RIGHT),
    ),
    SpeedPair(
        "factor_sum_out",
        "numpy.sum",
        lambda f: f((("a", "b", "c"), LEFT), "b"),
        lambda: np.sum(LEFT, axis=1),
    ),
)

NO_COUNTERPART = {
    "map_and_ml": "two calls of numpy.argmax",
    "noise_free_posterior": "one division, in no library",
    "description_length": "two logarithms, in no library",
    "bayes_optimal_label": "one matrix product, in no library",
    "topological_order": "graphlib and networkx take tasks as they are freed, with other overheads",
    "bn_joint": "libraries for networks are not installed here",
    "bn_parameter_count": "counts of a few integers",
    "bn_enumerate": "no library enumerates all worlds",
    "variable_elimination": "libraries for networks are not installed here",
    "d_separated": "networkx is not installed here",
    "ancestral_sample": "its draws are those of the recipe, which no library follows",
    "rejection_query": "a mean over a mask, in no library",
    "likelihood_weighting": "its draws are those of the recipe, which no library follows",
}
