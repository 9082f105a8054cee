# An indicator matrix times X, differences of logarithms.
def fit_multinomial_nb(X, y, beta=1.0):
    if np.any(X < 0) or beta < 0:
        raise ValueError
    classes, index = np.unique(y, return_inverse=True)
    member = np.eye(len(classes))[index].T
    padded = member @ X + beta
    log_theta = np.log(padded) - np.log(padded.sum(axis=1))[:, None]
    return {"classes": classes, "log_prior": np.log(member.mean(axis=1)), "log_theta": log_theta}
