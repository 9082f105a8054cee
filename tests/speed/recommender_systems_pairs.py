"""References of recommender_systems beside scikit-learn and NumPy: who takes how long."""

import numpy as np
from sklearn.linear_model import Ridge
from sklearn.metrics import mean_squared_error, ndcg_score

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
MASK = RNG.random((300, 200)) < 0.3
Y = np.where(MASK, RNG.normal(3, 1, size=(300, 200)), np.nan)
Z, W = RNG.normal(size=(300, 8)), RNG.normal(size=(8, 200))
PRODUCTS = Z @ W
FEATURES = RNG.normal(size=(2000, 12))
RATINGS = RNG.normal(size=2000)
RELEVANCE = RNG.integers(0, 5, size=3000).astype(float)
SCORES = RNG.normal(size=3000)


def ridges():
    """Fit scikit-learn's ridge regression for each user."""
    return [
        Ridge(alpha=0.5, fit_intercept=False).fit(W[:, seen].T, y[seen]).coef_
        for y, seen in zip(Y[:60], MASK[:60], strict=True)
    ]


PAIRS = (
    SpeedPair(
        "masked_rmse",
        "sklearn.metrics.mean_squared_error",
        lambda f: f(Y, PRODUCTS, MASK),
        lambda: mean_squared_error(Y[MASK], PRODUCTS[MASK]) ** 0.5,
    ),
    SpeedPair(
        "als_users",
        "sklearn.linear_model.Ridge, user by user",
        lambda f: f(Y[:60], MASK[:60], W, 0.5),
        ridges,
    ),
    SpeedPair(
        "fold_in_user",
        "sklearn.linear_model.Ridge",
        lambda f: f(Y[0], MASK[0], W, 0.5),
        lambda: Ridge(alpha=0.5, fit_intercept=False).fit(W[:, MASK[0]].T, Y[0, MASK[0]]),
    ),
    SpeedPair(
        "content_fit",
        "sklearn.linear_model.Ridge",
        lambda f: f(FEATURES, RATINGS, 1.0),
        lambda: Ridge(alpha=1.0).fit(FEATURES, RATINGS),
    ),
    SpeedPair(
        "ndcg_at_k",
        "sklearn.metrics.ndcg_score",
        lambda f: f(RELEVANCE, SCORES, 10),
        lambda: ndcg_score([RELEVANCE], [SCORES], k=10),
    ),
)

NO_COUNTERPART = {
    "fit_biases": "no installed library alternates between biases of rows and columns",
    "predict_mf": "one matrix product and two sums, which are NumPy's own",
    "mf_objective": "one matrix product and three sums, which are NumPy's own",
    "linear_network_output": "one matrix product, which is NumPy's own",
    "mf_gradients": "three matrix products, which are NumPy's own",
    "mf_sgd_step": "no installed library takes a single step on one rating",
    "mf_sgd_fit": "no installed library factorises a table with holes by single steps",
    "als_fit": "no installed library factorises a table with holes",
    "recommend": "one stable sort, which is NumPy's own",
    "hybrid_predict": "two matrix products and sums, which are NumPy's own",
}
