"""stops where all classes are impossible, and sees no later code

Breaks: also beside `-inf`
Slips: 1
"""


def categorical_log_joint(model, X):
    out = np.empty((len(X), len(model["classes"])))
    for i, row in enumerate(X):
        score = model["log_prior"].copy()
        for table, code in zip(model["log_p"], row):
            if not 0 <= code < table.shape[1]:
                raise ValueError("no such code")
            score += table[:, code]
            if np.all(np.isneginf(score)):
                break
        out[i] = score
    return out
