# Keeps a row for each class, and turns the table at the end.
def multiclass_perceptron_epoch(W, X, y):
    classes = [np.array(column, dtype=float) for column in W.T]
    mistakes = 0
    for x, own in zip(X, y):
        scores = [float(x @ column) for column in classes]
        said = scores.index(max(scores))
        if said == own:
            continue
        classes[own] = classes[own] + x
        classes[said] = classes[said] - x
        mistakes += 1
    return np.column_stack(classes), mistakes
