# Point by point.
def xor_network(X):
    answers = []
    for x1, x2 in np.asarray(X).tolist():
        hidden = int(0.5 * x1 + 0.5 * x2 >= 0.75)
        answers.append(int(x1 - 2 * hidden + x2 >= 1))
    return np.array(answers)
