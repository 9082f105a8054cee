"""References of neural_networks beside scikit-learn and SciPy: who takes how long."""

import warnings
from itertools import pairwise

import numpy as np
from scipy.optimize import check_grad
from scipy.special import expit
from sklearn.exceptions import ConvergenceWarning
from sklearn.metrics import log_loss
from sklearn.neural_network import MLPClassifier

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
Z = RNG.normal(size=(300, 300))
X = RNG.normal(size=(400, 30))
LABELS = np.arange(400) % 5
Y = np.eye(5)[LABELS]
PARAMS = [(RNG.normal(size=shape), np.zeros(shape[1])) for shape in pairwise([30, 20, 5])]
THETA = RNG.normal(size=20)
P = np.exp(X[:, :5]) / np.exp(X[:, :5]).sum(axis=1, keepdims=True)


def library_network(epochs):
    """Return scikit-learn's network, trained by plain stochastic descent."""
    model = MLPClassifier(
        [20], solver="sgd", learning_rate_init=0.1, momentum=0.9, nesterovs_momentum=False,
        batch_size=32, alpha=0, max_iter=epochs, random_state=0,
    )  # fmt: skip
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ConvergenceWarning)
        return model.fit(X, LABELS)


MODEL = library_network(1)

PAIRS = (
    SpeedPair(
        "activation",
        "scipy.special.expit, and its slope",
        lambda f: f(Z, "sigmoid"),
        lambda: expit(Z) * (1 - expit(Z)),
    ),
    SpeedPair(
        "gradient_check",
        "scipy.optimize.check_grad",
        lambda f: f(lambda t: float(t @ t), THETA, 2 * THETA),
        lambda: check_grad(lambda t: float(t @ t), lambda t: 2 * t, THETA),
    ),
    SpeedPair(
        "loss_and_grad",
        "sklearn.metrics.log_loss",
        lambda f: f(X[:, :5], Y, "softmax_ce"),
        lambda: log_loss(LABELS, P),
    ),
    SpeedPair(
        "mlp_forward",
        "sklearn.neural_network.MLPClassifier.predict_proba",
        lambda f: f(PARAMS, X),
        lambda: MODEL.predict_proba(X),
    ),
    SpeedPair(
        "train_mlp",
        "sklearn.neural_network.MLPClassifier.fit",
        lambda f: f(PARAMS, X, Y, X[:50], Y[:50], 0.1, 32, 5, np.random.default_rng(0), 0.9),
        lambda: library_network(5),
    ),
)

NO_COUNTERPART = {
    "xor_network": "no library runs this network",
    "dense_forward": "one matrix product, which is NumPy's own",
    "dense_backward": "two matrix products, which are NumPy's own",
    "init_params": "its time is that of the draws, which are NumPy's own",
    "mlp_backward": "no library hands out the slopes of a given network without training it",
    "count_parameters": "a sum of a few integers, in no library",
    "collapse_linear": "matrix products, which are NumPy's own",
    "momentum_step": "no library takes a single step with a given velocity",
    "early_stopping": "libraries stop while they train, and judge no list of losses",
    "dropout": "its time is that of the draw, which is NumPy's own",
    "weight_penalty": "no library prices weights apart from its training",
    "layer_gradient_norms": "no library hands out the slopes of a given network",
}
