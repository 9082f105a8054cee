"""returns the entropy that as many equally frequent labels would have

Slips: 1, right for equally frequent labels only
"""


def label_entropy(y):
    return float(np.log2(max(1, len(np.unique(y)))))
