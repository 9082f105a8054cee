# Scores of unit vectors and of the zero vector.
def bernoulli_linear_form(model):
    if model["classes"].shape != (2,):
        raise ValueError("two classes, please")
    d = model["log_p"].shape[1]
    corners = np.vstack([np.zeros((1, d)), np.eye(d)])
    joint = corners @ model["log_p"].T + (1 - corners) @ model["log_q"].T + model["log_prior"]
    score = joint[:, 1] - joint[:, 0]
    return score[1:] - score[0], float(score[0])
