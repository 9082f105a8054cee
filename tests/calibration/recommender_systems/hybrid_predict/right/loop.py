"""fills in cell by cell"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    out = np.empty((len(b_user), len(b_item)))
    for i in range(len(b_user)):
        for j in range(len(b_item)):
            out[i, j] = mu + float(b_user[i]) + float(b_item[j])
            out[i, j] += np.dot(1.0 * Z[i], 1.0 * W[:, j]) + np.dot(1.0 * F[i, j], 1.0 * w)
    return out
