"""References of learning_theory beside NumPy and SciPy: who takes how long."""

import numpy as np

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
OUTPUTS = RNG.integers(0, 2, (3000, 10))

PAIRS = (
    SpeedPair(
        "count_dichotomies",
        "numpy.unique",
        lambda f: f(OUTPUTS),
        lambda: len(np.unique(OUTPUTS, axis=0)),
    ),
)

NO_COUNTERPART = {
    "hoeffding_bound": "one line of arithmetic, in no library",
    "hoeffding_sample_size": "one line of arithmetic, in no library",
    "optimization_bias": "one draw and one minimum, both NumPy's own",
    "version_space": "calls the functions that it is given",
    "true_error": "calls the functions that it is given",
    "pac_sample_size": "one line of arithmetic, in no library",
    "is_epsilon_exhausted": "calls the functions that it is given",
    "conjunction_learner": "no library learns conjunctions row by row",
    "halving_mistakes": "calls the functions that it is given",
    "best_query": "calls the functions that it is given",
    "growth_function": "a formula for each class, in no library",
    "shatters": "one count of dichotomies",
    "vc_dimension": "no library searches for shattered sets",
    "sauer_bound": "a sum of binomial coefficients by math.comb",
    "vc_bound": "in no library",
    "vc_penalty": "one line of arithmetic, in no library",
    "vc_sample_size": "in no library",
    "no_free_lunch_average": "calls the learner that it is given",
}
