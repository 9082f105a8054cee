"""allows for rounding only in rows with gaps

Breaks: ties that rounding hides
Slips: 1
"""


def predict_with_missing(model, X):
    answers = []
    for row in X:
        there = ~np.isnan(row)
        mean, var = model["mean"][:, there], model["var"][:, there]
        score = model["log_prior"] - 0.5 * (
            np.log(2 * np.pi * var) + (row[there] - mean) ** 2 / var
        ).sum(axis=1)
        slack = 0.0 if there.all() else 1e-9
        answers.append(np.argmax(score >= score.max() - slack))
    return model["classes"][answers]
