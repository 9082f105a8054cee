"""Reference for linear_classification/delta_rule_epoch."""

import numpy as np


def delta_rule_epoch(
    X: np.ndarray, y: np.ndarray, w: np.ndarray, eta: float, rule: str
) -> np.ndarray:
    """Correct the weights once at each row, by one of two rules.

    At each row ``x``, in order, ``w = w + eta * (target - output) * x``. The
    output is ``1 if x @ w >= 0 else 0`` by the rule "perceptron", and ``x @ w``
    itself by the rule "gradient".

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows of inputs; a column of ones, if wanted, is among them.
    y : ndarray of shape (n,)
        Targets: 0 or 1 for "perceptron", any numbers for "gradient".
    w : ndarray of shape (d,)
        The weights before the pass.
    eta : float
        The step size, positive.
    rule : str
        "perceptron" or "gradient".

    Returns
    -------
    ndarray of shape (d,)
        The weights after one pass.

    Raises
    ------
    ValueError
        If `rule` is another word.

    Notes
    -----
    Tests of "perceptron" use numbers for which the sums are exact.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 4.4, eq. (4.2) and (4.10).

    Examples
    --------
    >>> X, y = np.array([[1.0, 2.0], [1.0, -1.0]]), np.array([0, 1])
    >>> delta_rule_epoch(X, y, np.zeros(2), 0.5, "perceptron").tolist()
    [-0.5, -1.0]
    >>> delta_rule_epoch(X, y, np.zeros(2), 0.5, "gradient").tolist()
    [0.5, -0.5]
    """
    if rule not in ("perceptron", "gradient"):
        raise ValueError(f"no rule is called {rule!r}")
    w = np.array(w, dtype=float)
    for x, target in zip(X, y, strict=True):
        score = x @ w
        output = float(score >= 0) if rule == "perceptron" else score
        w += eta * (target - output) * x
    return w
