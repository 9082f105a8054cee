# A loop over rows, classes and features.
def categorical_log_joint(model, X):
    out = np.zeros((len(X), len(model["classes"])))
    for i, row in enumerate(X.tolist()):
        out[i] = model["log_prior"]
        for code, table in zip(row, model["log_p"], strict=True):
            if not 0 <= code < table.shape[1]:
                raise ValueError(f"code {code}")
            out[i] += table[:, code]
    return out
