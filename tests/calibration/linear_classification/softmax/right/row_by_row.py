# Goes through the rows.
def softmax(Z):
    if np.ndim(Z) == 1:
        exps = np.array([np.exp(float(z) - float(np.max(Z))) for z in Z])
        return exps / np.sum(exps)
    return np.array([softmax(row) for row in Z])
