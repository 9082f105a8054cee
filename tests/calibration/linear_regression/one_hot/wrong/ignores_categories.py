"""ignores `categories`: a test set gets too few columns

Breaks: training categories that the test set lacks
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    cats, index = np.unique(labels, return_inverse=True)
    Z = np.eye(len(cats))[index]
    return (Z[:, 1:] if drop_first else Z), cats
