# Without helpers: the least entropy that remains.
def best_attribute(X, y, attrs):
    def remaining(attr):
        total = 0.0
        for value in set(X[:, attr].tolist()):
            branch = y[X[:, attr] == value].tolist()
            for label in sorted(set(branch)):
                count = branch.count(label)
                total -= count * np.log2(count / len(branch))
        return round(total / len(y), 9)

    return min(sorted(attrs), key=remaining)
