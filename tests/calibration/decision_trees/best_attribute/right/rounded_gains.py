# Gains rounded to nine digits.
def best_attribute(X, y, attrs):
    return np.int64(
        min(attrs, key=lambda a: (-round(impurity_decrease(y, X[:, a], label_entropy), 9), a))
    )
