"""Reference for model_evaluation/binary_rates."""


def binary_rates(tp: int, fp: int, fn: int, tn: int) -> dict:
    """Turn the four counts of a two-class problem into rates.

    Each rate is a count over a sum of two or four counts.

    Parameters
    ----------
    tp : int
        True positives: positives that are predicted as such.
    fp : int
        False positives: negatives that are predicted as positives.
    fn : int
        False negatives: positives that are predicted as negatives.
    tn : int
        True negatives: negatives that are predicted as such.

    Returns
    -------
    dict
        Python floats under the keys accuracy, error, precision, recall, fpr,
        tnr and npv.

    Notes
    -----
    Accuracy and error are shares of all samples, recall of the positives, fpr
    (false positive rate) and tnr (true negative rate) of the negatives,
    precision of the positive and npv (negative predictive value) of the
    negative predictions. A rate whose own denominator is 0 is 0.0.

    References
    ----------
    .. [1] Fawcett, "An introduction to ROC analysis", Pattern Recognition
       Letters 27, 2006, section 2.

    Examples
    --------
    >>> rates = binary_rates(6, 2, 3, 9)
    >>> rates["accuracy"], rates["precision"]
    (0.75, 0.75)
    """
    n = tp + fp + fn + tn
    shares = {
        "accuracy": (tp + tn, n),
        "error": (fp + fn, n),
        "precision": (tp, tp + fp),
        "recall": (tp, tp + fn),
        "fpr": (fp, fp + tn),
        "tnr": (tn, fp + tn),
        "npv": (tn, tn + fn),
    }
    return {name: part / whole if whole else 0.0 for name, (part, whole) in shares.items()}
