"""References of evolution_quality_diversity beside scikit-learn: who takes how long."""

import numpy as np
from sklearn.neighbors import NearestNeighbors

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
ARCHIVE, NEW = RNG.normal(size=(1000, 2)), RNG.normal(size=(200, 2))
MODEL = NearestNeighbors(n_neighbors=10, algorithm="brute").fit(ARCHIVE)

PAIRS = (
    SpeedPair(
        "novelty_scores",
        "sklearn.neighbors.NearestNeighbors, by brute force",
        lambda f: f(NEW, ARCHIVE, 10),
        lambda: MODEL.kneighbors(NEW)[0].mean(axis=1),
        "all distances of a row are sorted; scikit-learn selects the ten smallest",
    ),
)

NO_COUNTERPART = {
    "gaussian_offspring": "two draws and a sum, in no library",
    "es_select": "one stable sort, in no library",
    "es_step": "SciPy has no plus strategy",
    "es_run": "SciPy has no plus strategy; differential evolution is another search",
    "one_fifth_rule": "in no library",
    "archive_update": "one after the other by contract; no library has it",
    "novelty_search": "no library that the course uses has it",
    "local_competition": "no library that the course uses has it",
    "cell_index": "one descriptor; numpy.digitize takes one dimension",
    "map_elites_add": "one entry of a dict",
    "map_elites": "no library that the course uses has it",
    "unstructured_add": "no library that the course uses has it",
    "qd_metrics": "no library that the course uses has it",
}
