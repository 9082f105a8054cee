# A dictionary from label to column; the categories as a list.
def one_hot(labels, drop_first=False, categories=None):
    names = sorted(set(labels.tolist())) if categories is None else categories.tolist()
    place = {name: j for j, name in enumerate(names)}
    Z = np.zeros((len(labels), len(names)))
    for i, label in enumerate(labels.tolist()):
        if label not in place:
            raise ValueError(f"unknown label {label}")
        Z[i, place[label]] = 1.0
    if drop_first:
        Z = Z[:, 1:]
    return Z, names
