"""References of autoencoders beside scikit-learn and SciPy: who takes how long."""

import numpy as np
from scipy.linalg import subspace_angles
from sklearn.decomposition import PCA
from sklearn.metrics import mean_squared_error
from sklearn.neural_network import MLPClassifier

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
X = RNG.normal(size=(500, 40))
NOISY = X + RNG.normal(size=X.shape)
BINARY = (RNG.random((400, 30)) < 0.4).astype(float)
A, B = RNG.normal(size=(2, 200, 20))
START = {
    "W1": 0.1 * RNG.normal(size=(30, 12)),
    "b1": np.zeros(12),
    "W2": 0.1 * RNG.normal(size=(12, 30)),
    "b2": np.zeros(30),
}


def library_autoencoder(epochs):
    """Return scikit-learn's network, trained to repeat zeros and ones by the same loss."""
    model = MLPClassifier(
        [12],
        activation="logistic",
        solver="sgd",
        learning_rate_init=0.1,
        momentum=0.0,
        batch_size=32,
        alpha=0,
        max_iter=epochs,
        n_iter_no_change=10**6,
    )
    for _ in range(epochs):
        model.partial_fit(BINARY, BINARY.astype(int), classes=np.arange(30))
    return model


MODEL = library_autoencoder(1)

PAIRS = (
    SpeedPair(
        "reconstruction_loss",
        "sklearn.metrics.mean_squared_error",
        lambda f: f(X, NOISY),
        lambda: mean_squared_error(X, NOISY),
    ),
    SpeedPair(
        "optimal_linear_ae",
        "sklearn.decomposition.PCA.fit",
        lambda f: f(X, 8),
        lambda: PCA(8, svd_solver="full").fit(X),
    ),
    SpeedPair(
        "principal_angles",
        "scipy.linalg.subspace_angles",
        lambda f: f(A, B),
        lambda: subspace_angles(A, B),
    ),
    SpeedPair(
        "ae_forward",
        "sklearn.neural_network.MLPClassifier.predict_proba",
        lambda f: f(START, BINARY),
        lambda: MODEL.predict_proba(BINARY),
    ),
    SpeedPair(
        "train_autoencoder",
        "sklearn.neural_network.MLPClassifier.partial_fit",
        lambda f: f(START, BINARY, 0.1, 5, 32, np.random.default_rng(0)),
        lambda: library_autoencoder(5),
    ),
)

NO_COUNTERPART = {
    "linear_ae_forward": "two matrix products, which are NumPy's own",
    "linear_ae_gradients": "a few matrix products; no library hands out these slopes",
    "train_linear_ae": "no library trains a linear autoencoder by descent on all samples",
    "tied_ae_loss_grad": "a few matrix products; no library hands out these slopes",
    "ae_backward": "no library hands out the slopes of a given network without training it",
    "corrupt": "its time is that of the draw, which is NumPy's own",
    "greedy_pretrain": "no library trains a stack of autoencoders",
    "anomaly_flags": "a quantile, which is NumPy's own",
}
