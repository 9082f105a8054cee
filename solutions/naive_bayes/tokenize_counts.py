"""Reference for naive_bayes/tokenize_counts."""

import numpy as np


def tokenize_counts(docs: list[str], vocab: list[str]) -> np.ndarray:
    """Count how often each word of a vocabulary occurs in each document.

    A word is a run of the letters a to z, as long as can be, after the text has
    been put into lower case. Everything else separates words.

    Parameters
    ----------
    docs : list of str
        The documents; there may be none, and some may be empty.
    vocab : list of str
        Distinct words of lower-case letters, in the order of the columns, which
        need not be alphabetical.

    Returns
    -------
    ndarray of shape (n, len(vocab))
        The counts, float64. Words outside `vocab` are counted nowhere.

    Notes
    -----
    The result is exact.

    References
    ----------
    .. [1] Manning, Raghavan, Schuetze, "Introduction to Information
       Retrieval", 2008, sections 2.2.1 and 13.2.

    Examples
    --------
    >>> tokenize_counts(["Win, win4u: WINNER!", "nothing"], ["winner", "win", "u"]).tolist()
    [[1.0, 2.0, 1.0], [0.0, 0.0, 0.0]]
    """
    column = {word: j for j, word in enumerate(vocab)}
    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        letters = (sign if "a" <= sign <= "z" else " " for sign in doc.lower())
        for word in "".join(letters).split():
            if word in column:
                counts[i, column[word]] += 1
    return counts
