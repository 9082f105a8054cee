"""Reference for optimization/step_size."""

import numpy as np


def step_size(kind: str, eta0: float, t: int) -> float:
    """Return the step size that a rule gives for a step.

    ========== ==================
    kind       step size
    ========== ==================
    'constant' eta0
    'inverse'  eta0 / t
    'sqrt'     eta0 / sqrt(t)
    ========== ==================

    Parameters
    ----------
    kind : {'constant', 'inverse', 'sqrt'}
        The rule.
    eta0 : float
        Size of the first step, positive.
    t : int
        Number of the step; the first one is ``t = 1``.

    Returns
    -------
    float
        The step size.

    Raises
    ------
    ValueError
        If `kind` is none of the three, or if ``t < 1``, whatever `kind` is.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Bottou, Curtis, Nocedal, "Optimization Methods for Large-Scale Machine
       Learning", SIAM Review 60(2), 2018, section 4.2.

    Examples
    --------
    >>> [step_size(kind, 0.6, 4) for kind in ("constant", "inverse", "sqrt")]
    [0.6, 0.15, 0.3]
    """
    if t < 1:
        raise ValueError(f"steps are counted from 1, got t = {t}")
    if kind == "constant":
        return float(eta0)
    if kind == "inverse":
        return float(eta0 / t)
    if kind == "sqrt":
        return float(eta0 / np.sqrt(t))
    raise ValueError(f"kind must be 'constant', 'inverse' or 'sqrt', got {kind!r}")
