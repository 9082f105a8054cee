"""makes the values floats first, where integers beyond 2**53 become the same

Breaks: integers
Slips: 1
"""


def mutual_information_scores(X_disc, y):
    X = np.asarray(X_disc, float)
    labels = np.unique(y, return_inverse=True)[1]
    out = []
    for x in X.T:
        codes = np.unique(x, return_inverse=True)[1]
        joint = np.zeros((codes.max() + 1, labels.max() + 1))
        np.add.at(joint, (codes, labels), 1 / len(labels))
        apart = np.outer(joint.sum(axis=1), joint.sum(axis=0))
        seen = joint > 0
        out.append(max(0.0, np.sum(joint[seen] * np.log(joint[seen] / apart[seen]))))
    return np.array(out)
