# Counts in a dictionary; two lists.
def class_log_prior(y):
    counts = {}
    for label in y.tolist():
        counts[label] = counts.get(label, 0) + 1
    names = sorted(counts)
    return np.array(names), np.array([np.log(counts[name]) - np.log(len(y)) for name in names])
