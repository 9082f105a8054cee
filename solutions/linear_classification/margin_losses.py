"""Reference for linear_classification/margin_losses."""

import numpy as np


def margin_losses(margins: np.ndarray) -> dict[str, np.ndarray]:
    """Compute six losses as functions of the margin.

    The margin of a row is ``m = y * s``, its label times its score: positive on
    the right side, negative on the wrong one.

    Parameters
    ----------
    margins : ndarray of any shape
        Margins, integers or floats.

    Returns
    -------
    dict of str to ndarray
        Arrays of the shape of `margins`, float64, under six names. "zero_one":
        1 where ``m <= 0``, else 0; "perceptron": ``max(0, -m)``; "hinge":
        ``max(0, 1 - m)``; "logistic": ``log(1 + exp(-m))``; "exponential":
        ``exp(-m)``; "squared": ``(1 - m)**2``.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, also where the logistic loss is
    tiny. It is finite for all margins. No margin below -700 is used to test the
    exponential loss.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 10.6 and figure 10.4.

    Examples
    --------
    >>> losses = margin_losses(np.array([2.0, 0.0, -1.0]))
    >>> losses["hinge"].tolist(), losses["zero_one"].tolist()
    ([0.0, 1.0, 2.0], [0.0, 1.0, 1.0])
    >>> losses["logistic"].round(4).tolist()
    [0.1269, 0.6931, 1.3133]
    """
    m = np.asarray(margins, dtype=float)
    with np.errstate(over="ignore"):
        exponential = np.exp(-m)
    return {
        "zero_one": (m <= 0).astype(float),
        "perceptron": np.maximum(0.0, -m),
        "hinge": np.maximum(0.0, 1 - m),
        "logistic": np.logaddexp(0.0, -m),
        "exponential": exponential,
        "squared": (1 - m) ** 2,
    }
