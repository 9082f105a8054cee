# Spells the words of factors recursively, sample by sample, and returns a list.
def polynomial_features(X, degree):
    def words(start, length, d):
        if length == 0:
            return [()]
        return [(j, *rest) for j in range(start, d) for rest in words(j, length - 1, d)]

    X = X.reshape(len(X), -1)
    d = X.shape[1]
    spelled = [word for length in range(degree + 1) for word in words(0, length, d)]
    table = []
    for row in X.astype(float):
        values = []
        for word in spelled:
            product = 1.0
            for j in word:
                product *= row[j]
            values.append(product)
        table.append(values)
    return np.array(table)
