"""expects as many values as the column's range

Breaks: gaps between integers
"""


def mutual_information_scores(X_disc, y):
    labels, b = np.unique(y, return_inverse=True)
    scores = np.zeros(X_disc.shape[1])
    for j in range(X_disc.shape[1]):
        column = X_disc[:, j] - X_disc[:, j].min()
        joint = np.zeros((len(np.unique(column)), len(labels)))
        for u, v in zip(column, b):
            joint[u, v] += 1 / len(b)
        q = np.outer(joint.sum(axis=1), joint.sum(axis=0))
        seen = joint > 0
        scores[j] = max(0.0, np.sum(joint[seen] * np.log(joint[seen] / q[seen])))
    return scores
