"""Reference for decision_trees/cost_complexity."""


def cost_complexity(tree: dict, alpha: float) -> float:
    """Add the impurity that a tree leaves and a price for each leaf.

    Mean impurity of the leaves, weighted by their samples, plus `alpha` per leaf.

    Parameters
    ----------
    tree : dict
        A tree as `grow_tree` returns it; of its inner nodes only ``'n'``,
        ``'left'`` and ``'right'`` matter.
    alpha : float
        The price of a leaf, ``alpha >= 0``, in the unit of the impurity.

    Returns
    -------
    float
        Sum of ``n_leaf / n * impurity`` over the leaves, with `n` the number of
        samples at the root, plus `alpha` times the number of leaves.

    Notes
    -----
    Compared at a relative and an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Breiman, Friedman, Olshen, Stone, "Classification and Regression
       Trees", 1984, section 3.3.

    Examples
    --------
    >>> left = {"value": "a", "n": 3, "impurity": 0.0}
    >>> right = {"value": "b", "n": 2, "impurity": 0.5}
    >>> split = {"feature": 0, "threshold": 1.5, "decrease": 0.28, "left": left, "right": right}
    >>> cost_complexity({"value": "a", "n": 5, "impurity": 0.48, **split}, 0.25)
    0.7
    """
    leaves, waiting = [], [tree]
    while waiting:
        node = waiting.pop()
        if "feature" in node:
            waiting += [node["left"], node["right"]]
        else:
            leaves.append(node["n"] / tree["n"] * node["impurity"] + alpha)
    return float(sum(leaves))
