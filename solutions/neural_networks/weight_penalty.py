"""Reference for neural_networks/weight_penalty."""

import numpy as np


def weight_penalty(Ws: list[np.ndarray], kind: str, lam: float) -> tuple[float, list[np.ndarray]]:
    """Price the weights, and report how the price changes with each.

    ``"l2"`` is `lam` times the sum of ``w**2`` over all arrays, ``"l1"`` of
    ``abs(w)``, ``"elimination"`` of ``w**2 / (1 + w**2)``.

    Parameters
    ----------
    Ws : list of ndarray
        Arrays of weights, one at least, of any shapes; entries up to 1e6 in size.
    kind : str
        ``"l2"``, ``"l1"`` or ``"elimination"``.
    lam : float
        Strength, ``lam >= 0``.

    Returns
    -------
    value : float
        The penalty.
    grads : list of ndarray
        Its slopes by the entries of each array, in the same shapes. That of
        ``abs(w)`` at 0 is 0.

    Raises
    ------
    ValueError
        If `kind` is none of these.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Weigend, Rumelhart, Huberman, "Generalization by Weight-Elimination with
       Application to Forecasting", NIPS 3, 1991, equation (1).

    Examples
    --------
    >>> value, grads = weight_penalty([np.array([[1.0, -3.0]])], "elimination", 2.0)
    >>> round(value, 6), grads[0].round(6).tolist()
    (2.8, [[1.0, -0.12]])
    """
    arrays = [np.asarray(W, dtype=float) for W in Ws]
    if kind == "l2":
        return lam * float(sum(np.sum(W**2) for W in arrays)), [2 * lam * W for W in arrays]
    if kind == "l1":
        return lam * float(sum(np.abs(W).sum() for W in arrays)), [lam * np.sign(W) for W in arrays]
    if kind == "elimination":
        value = lam * float(sum(np.sum(W**2 / (1 + W**2)) for W in arrays))
        return value, [2 * lam * W / (1 + W**2) ** 2 for W in arrays]
    raise ValueError(f"no penalty is called {kind!r}")
