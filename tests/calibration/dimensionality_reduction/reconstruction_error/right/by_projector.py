"""multiplies by the projector onto what is left out"""


def reconstruction_error(model, X):
    W = model["components"]
    away = (X - model["mean"]) @ (np.eye(W.shape[1]) - W.T @ W)
    return float((away * away).sum())
