"""What the hidden tests of ensembles/boosting_residual compare with."""

import numpy as np

LOSSES = ("squared", "absolute", "logistic", "exponential")


def total_loss(loss, y, s):
    """Return minus the sum of a loss, of which the residual is the gradient by the scores."""
    return -float(
        np.sum(
            {
                "squared": (y - s) ** 2 / 2,
                "absolute": np.abs(y - s),
                "logistic": np.logaddexp(0, -y * s),
                "exponential": np.exp(-y * s),
            }[loss]
        )
    )
