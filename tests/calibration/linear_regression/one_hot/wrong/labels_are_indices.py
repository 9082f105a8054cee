"""takes the labels for indices 0..k-1

Breaks: integers with gaps
Slips: 1, only the labels 0, 1, 2 and so on are coded
"""


def one_hot(labels, drop_first=False, categories=None):
    k = labels.max() + 1 if categories is None else len(categories)
    Z = np.zeros((len(labels), k))
    Z[np.arange(len(labels)), labels] = 1
    cats = np.arange(k) if categories is None else categories
    return (Z[:, 1:] if drop_first else Z), cats
