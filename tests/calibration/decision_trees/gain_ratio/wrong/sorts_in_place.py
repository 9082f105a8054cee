"""sorts labels and groups in place

Breaks: that y and groups stay as they are
"""


def gain_ratio(y: np.ndarray, groups: np.ndarray) -> float:
    order = np.argsort(groups, kind="stable")
    y[:], groups[:] = y[order], groups[order]
    split_information = label_entropy(groups)
    if split_information == 0:
        return 0.0
    return impurity_decrease(y, groups, label_entropy) / split_information
