"""Reference for learning_theory/no_free_lunch_average."""

from collections.abc import Callable

import numpy as np


def no_free_lunch_average(
    train_idx: list[int], learner: Callable[..., object], n_bits: int
) -> tuple[float, np.ndarray]:
    """Average a learner's accuracy on unseen inputs over all Boolean targets.

    Accuracy is measured on the inputs that are not for training.

    Parameters
    ----------
    train_idx : list of int
        Which inputs are for training, by their places; repeats are allowed, and so is an empty
        list.
    learner : callable
        ``learner(train_x, train_y, x)`` returns a label for the input `x`. `train_x` is the list
        of training inputs in the order of `train_idx`, repeats included, `train_y` that of their
        labels.
    n_bits : int
        The number of bits of an input, from 1 to 3. Inputs are tuples of 0 and 1 in the order of
        ``itertools.product((0, 1), repeat=n_bits)``.

    Returns
    -------
    average : float
        The mean of `accuracies`.
    accuracies : ndarray of shape (2**2**n_bits,)
        For each target, in the order of ``itertools.product((0, 1), repeat=2**n_bits)`` (entry i
        of a target is the label of input i), the share of the inputs outside `train_idx` whose
        label the learner returns. All nan, and so is the average, if there is no such input.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Wolpert, "The lack of a priori distinctions between learning algorithms", Neural
       Computation 8, 1996, section 3.

    Examples
    --------
    >>> no_free_lunch_average([0], lambda train_x, train_y, x: train_y[0], 1)
    (0.5, array([1., 0., 0., 1.]))
    """
    from itertools import product

    inputs = list(product((0, 1), repeat=n_bits))
    unseen = [i for i in range(len(inputs)) if i not in set(train_idx)]
    accuracies = np.full(2 ** len(inputs), np.nan)
    if not unseen:
        return float("nan"), accuracies
    train_x = [inputs[i] for i in train_idx]
    for place, target in enumerate(product((0, 1), repeat=len(inputs))):
        train_y = [target[i] for i in train_idx]
        right = [learner(train_x, train_y, inputs[i]) == target[i] for i in unseen]
        accuracies[place] = np.mean(right)
    return float(accuracies.mean()), accuracies
