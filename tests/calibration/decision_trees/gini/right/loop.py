# A loop over the distinct labels.
def gini(y):
    labels = y.tolist()
    if not labels:
        return 0
    rest = 1
    for label in set(labels):
        rest -= (labels.count(label) / len(labels)) ** 2
    return rest
