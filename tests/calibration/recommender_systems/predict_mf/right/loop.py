"""fills in cell by cell"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    n, d = Z.shape[0], W.shape[1]
    out = np.zeros((n, d))
    for i in range(n):
        for j in range(d):
            out[i, j] = np.dot(Z[i].astype(float), W[:, j].astype(float)) + mu
            if b_user is not None:
                out[i, j] += b_user[i]
            if b_item is not None:
                out[i, j] += b_item[j]
    return out
