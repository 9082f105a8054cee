"""Reference for kernels/ngram_kernel."""


def ngram_kernel(s: str, t: str, n: int) -> int:
    """Count the pairs of equal n-grams, one of each string.

    An n-gram is a run of `n` neighbouring characters; runs may overlap. If a run
    occurs 2 times in `s` and 3 times in `t`, that is 6 pairs.

    Parameters
    ----------
    s : str
        A string.
    t : str
        Another string.
    n : int
        How long the runs are, at least 1.

    Returns
    -------
    int
        The number of pairs.

    Notes
    -----
    Compared exactly. Upper and lower case are different characters, and so are a
    letter with an accent and one without.

    References
    ----------
    .. [1] Leslie, Eskin, Noble, "The spectrum kernel: a string kernel for SVM
       protein classification", Pacific Symposium on Biocomputing, 2002, section 2.

    Examples
    --------
    >>> ngram_kernel("banana", "ananas", 2)
    8
    """
    from collections import Counter

    ours = Counter(s[i : i + n] for i in range(len(s) - n + 1))
    theirs = Counter(t[i : i + n] for i in range(len(t) - n + 1))
    return sum(count * theirs[gram] for gram, count in ours.items())
