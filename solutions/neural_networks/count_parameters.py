"""Reference for neural_networks/count_parameters."""


def count_parameters(sizes: list[int]) -> int:
    """Count the numbers that training may change.

    Each unit has a weight for each number that goes in, and a bias.

    Parameters
    ----------
    sizes : list of int
        How many numbers go in, then how many units each layer has.

    Returns
    -------
    int
        Weights and biases of all layers.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section 5.1.

    Examples
    --------
    >>> count_parameters([4, 3])
    15
    """
    pairs = zip(sizes[:-1], sizes[1:], strict=True)  # noqa: RUF007
    return int(sum((nin + 1) * nout for nin, nout in pairs))
