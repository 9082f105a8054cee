"""Reference for autoencoders/corrupt."""

import numpy as np


def corrupt(X: np.ndarray, kind: str, level: float, rng: np.random.Generator) -> np.ndarray:
    """Damage every entry by chance, and leave the originals alone.

    ``"gaussian"`` adds `level` times ``rng.standard_normal(X.shape)``. ``"mask"``
    keeps an entry where ``rng.random(X.shape) >= level``, and makes the others 0.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Clean samples, one a row.
    kind : str
        ``"gaussian"`` or ``"mask"``.
    level : float
        Standard deviation of the noise, at least 0; for ``"mask"`` the share of
        entries that is lost, from 0 to 1.
    rng : numpy.random.Generator
        Source of the damage; one draw, also for a level of 0.

    Returns
    -------
    ndarray of shape (n, d)
        The damaged samples.

    Raises
    ------
    ValueError
        If `kind` is none of these.

    Notes
    -----
    Compared at a relative tolerance of 1e-9 and an absolute one of 1e-12.

    References
    ----------
    .. [1] Vincent, Larochelle, Lajoie, Bengio, Manzagol, "Stacked Denoising
       Autoencoders", Journal of Machine Learning Research 11, 2010, section 3.3.

    Examples
    --------
    >>> np.random.default_rng(0).random((1, 3)).round(2).tolist()
    [[0.64, 0.27, 0.04]]
    >>> corrupt(np.array([[1.0, 2.0, 3.0]]), "mask", 0.2, np.random.default_rng(0)).tolist()
    [[1.0, 2.0, 0.0]]
    """
    X = np.asarray(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        return X * (rng.random(X.shape) >= level)
    raise ValueError(f"no damage is called {kind!r}")
