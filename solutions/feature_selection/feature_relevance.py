"""Reference for feature_selection/feature_relevance."""

import numpy as np


def feature_relevance(joint: np.ndarray, axis: int) -> str:
    """Say how relevant a binary feature is for the best possible classifier.

    The Bayes error of a set of features is the smallest possible chance of a wrong
    label if only these are seen. Feature `axis` is strongly relevant if the Bayes error
    of all features rises without it. It is weakly relevant if it is not strongly
    relevant, but lowers the Bayes error of some set of the other features when it is
    added. Otherwise it is irrelevant.

    Parameters
    ----------
    joint : ndarray of shape (2, ..., 2, C)
        The probability of each combination of d binary features and a label, of C.
    axis : int
        Which feature, from 0 to d - 1.

    Returns
    -------
    str
        ``"strong"``, ``"weak"`` or ``"irrelevant"``.

    Raises
    ------
    ValueError
        If the sum of `joint` differs from 1 by more than 1e-9.

    Notes
    -----
    Bayes errors within 1e-12 of each other are equal. No two of the tests differ by
    less than 1e-6, unless they are equal on paper.

    References
    ----------
    .. [1] Kohavi, John, "Wrappers for feature subset selection", Artificial
       Intelligence 97, 1997, section 2.2. Their definitions ask whether the
       distribution of the label changes; those here, whether the Bayes error does.

    Examples
    --------
    >>> copies = np.zeros((2, 2, 2))
    >>> copies[0, 0, 0] = copies[1, 1, 1] = 0.5
    >>> feature_relevance(copies, 0)
    'weak'
    >>> feature_relevance(np.array([[0.5, 0.0], [0.0, 0.5]]), 0)
    'strong'
    """
    from itertools import combinations

    if abs(joint.sum() - 1) > 1e-9:
        raise ValueError("the entries must add up to 1")
    *features, _ = range(joint.ndim)
    others = [j for j in features if j != axis]
    gains = []
    for hidden in (s for size in features[::-1] for s in combinations(others, size)):
        seen = joint.sum(axis=hidden, keepdims=True)
        gains.append(seen.max(axis=-1).sum() - seen.sum(axis=axis).max(axis=-1).sum())
    if gains[-1] > 1e-12:  # here no other feature is hidden
        return "strong"
    return "weak" if max(gains) > 1e-12 else "irrelevant"
