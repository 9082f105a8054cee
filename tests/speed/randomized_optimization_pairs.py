"""References of randomized_optimization beside SciPy and scikit-learn: who takes how long."""

import numpy as np
from scipy.special import softmax
from sklearn.metrics import mutual_info_score

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
HEIGHTS = RNG.normal(size=5000)
SAMPLE = RNG.integers(0, 2, size=(300, 10))

PAIRS = (
    SpeedPair(
        "boltzmann",
        "scipy.special.softmax",
        lambda f: f(HEIGHTS, 0.7),
        lambda: softmax(HEIGHTS / 0.7),
    ),
    SpeedPair(
        "pairwise_mutual_information",
        "sklearn.metrics.mutual_info_score",
        lambda f: f(SAMPLE),
        lambda: [
            mutual_info_score(SAMPLE[:, i], SAMPLE[:, j]) for i in range(10) for j in range(i)
        ],
    ),
)

NO_COUNTERPART = {
    "four_peaks": "a landscape that is in no library",
    "knapsack_value": "two sums; libraries solve the problem, which is something else",
    "bit_neighbors": "one exclusive or of NumPy's",
    "hill_climb": "the time is that of the landscape, and no installed library climbs bit strings",
    "random_restart": "climbs of ours, one after the other",
    "acceptance_probability": "one exponential",
    "simulated_annealing": "SciPy's anneals real numbers",
    "tournament_select": "one draw and one comparison of NumPy's",
    "roulette_probabilities": "one division",
    "single_point_crossover": "two concatenations of NumPy's",
    "uniform_crossover": "two calls of NumPy's",
    "mutate_bits": "one draw and one comparison of NumPy's",
    "genetic_algorithm": "in no library that is installed",
    "should_stop": "a few comparisons",
    "chow_liu_tree": "SciPy's spanning tree is compiled and has no rule for ties; ours looks at "
    "the whole table for each node, which is what the exercise teaches",
    "fit_tree_distribution": "counts of a tree, in no library that is installed",
    "sample_tree": "draws from a tree, in no library that is installed",
    "mimic": "in no library that is installed",
}
