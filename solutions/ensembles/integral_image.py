"""Reference for ensembles/integral_image."""

import numpy as np


def integral_image(I: np.ndarray) -> np.ndarray:  # noqa: E741 - the image
    """Add up an image once, so that any rectangle's sum takes four look-ups.

    Entry (i, j) is the sum of all pixels above row i and left of column j.

    Parameters
    ----------
    I : ndarray of shape (h, w)
        The image, integers (also of 8 bits) or floats; ``h >= 1``, ``w >= 1``.

    Returns
    -------
    ndarray of shape (h + 1, w + 1)
        Floats: entry (i, j) is the sum of ``I[:i, :j]``. The first row and the
        first column are 0.

    Notes
    -----
    The sum of ``I[a:b, c:d]`` is ``S[b, d] - S[a, d] - S[b, c] + S[a, c]``.

    References
    ----------
    .. [1] Viola, Jones, "Rapid Object Detection Using a Boosted Cascade of
       Simple Features", CVPR 2001, section 2.1.

    Examples
    --------
    >>> integral_image(np.array([[1, 2], [3, 4]]))
    array([[ 0.,  0.,  0.],
           [ 0.,  1.,  3.],
           [ 0.,  4., 10.]])
    """
    S = np.zeros((I.shape[0] + 1, I.shape[1] + 1))
    S[1:, 1:] = np.cumsum(np.cumsum(I, axis=0, dtype=float), axis=1)
    return S
