"""gives a row with nothing measured the largest prior, without a tolerance

Breaks: ties that rounding hides
Slips: 1
"""


def predict_with_missing(model, X):
    answers = []
    for row in X:
        there = ~np.isnan(row)
        if not there.any():
            answers.append(np.argmax(model["log_prior"]))
            continue
        mean, var = model["mean"][:, there], model["var"][:, there]
        score = model["log_prior"] - 0.5 * (
            np.log(2 * np.pi * var) + (row[there] - mean) ** 2 / var
        ).sum(axis=1)
        answers.append(np.argmax(score >= score.max() - 1e-9))
    return model["classes"][answers]
