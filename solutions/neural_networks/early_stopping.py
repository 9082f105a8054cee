"""Reference for neural_networks/early_stopping."""


def early_stopping(val_losses: list[float], patience: int) -> int:
    """Find the epoch whose network one keeps when training stops early.

    An epoch improves if its loss is below all losses before it. Training stops
    after `patience` epochs in a row that do not improve, or at the end of the list.

    Parameters
    ----------
    val_losses : list of float
        The validation loss after each epoch, one at least.
    patience : int
        How many epochs without improvement to bear, at least 1.

    Returns
    -------
    int
        Index of the best epoch until then, counted from 0.

    Raises
    ------
    ValueError
        If `val_losses` is empty or ``patience < 1``.

    Notes
    -----
    Losses are compared as they are: equal is no improvement.

    References
    ----------
    .. [1] Prechelt, "Early Stopping - But When?", in Neural Networks: Tricks of the
       Trade, 1998, section 2.

    Examples
    --------
    >>> early_stopping([3.0, 2.0, 2.5, 2.6, 1.0], 2), early_stopping([3.0, 2.0, 2.5, 2.6, 1.0], 3)
    (1, 4)
    """
    if len(val_losses) == 0 or patience < 1:
        raise ValueError("there must be a loss, and a patience of at least 1")
    best = 0
    for epoch, loss in enumerate(val_losses):
        if loss < val_losses[best]:
            best = epoch
        elif epoch - best >= patience:
            break
    return best
