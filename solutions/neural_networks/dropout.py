"""Reference for neural_networks/dropout."""

import numpy as np


def dropout(
    A: np.ndarray, p: float, rng: np.random.Generator, train: bool = True
) -> tuple[np.ndarray, np.ndarray]:
    """Switch off activations at random while training, and do nothing afterwards.

    In training each entry is set to 0 with probability `p`, and multiplied by
    ``1 / (1 - p)`` otherwise (inverted dropout).

    Parameters
    ----------
    A : ndarray
        Activations, in an array with one axis or more.
    p : float
        The probability of being switched off, ``0 <= p < 1``.
    rng : numpy.random.Generator
        In training ``rng.random(A.shape)`` is drawn from it once, for any `p`;
        entries below `p` are switched off. Otherwise nothing is drawn,
        and it may be None.
    train : bool
        Whether this is training.

    Returns
    -------
    A_out : ndarray
        ``A * mask``, in the shape of `A`.
    mask : ndarray
        0 or ``1 / (1 - p)`` for each entry; all ones if `train` is False.

    Raises
    ------
    ValueError
        If `p` is outside of its range, whether `train` or not.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Srivastava et al., "Dropout: A Simple Way to Prevent Neural Networks from
       Overfitting", JMLR 15, 2014, sections 4 and 10.

    Examples
    --------
    >>> A_out, mask = dropout(np.array([1.0, 2.0, 3.0]), 0.5, np.random.default_rng(0))
    >>> A_out.tolist(), mask.tolist()
    ([2.0, 0.0, 0.0], [2.0, 0.0, 0.0])
    """
    if not 0 <= p < 1:
        raise ValueError(f"p must be at least 0 and below 1, got {p}")
    A = np.asarray(A, dtype=float)
    mask = (rng.random(A.shape) >= p) / (1 - p) if train else np.ones(A.shape)
    return A * mask, mask
