"""writes both ridges out"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    def side(T, seen, V):
        out = np.zeros((len(T), k))
        for r in range(len(T)):
            A, y = V[seen[r]], T[r, seen[r]].astype(float)
            if len(A):
                out[r] = (
                    np.linalg.pinv(np.vstack([A, np.sqrt(lam) * np.eye(k)]), rcond=1e-13)[
                        :, : len(A)
                    ]
                    @ y
                )
        return out

    items = rng.standard_normal((k, mask.shape[1])).T
    history = []
    for sweep in range(n_iter):
        users = side(Y, mask, items)
        items = side(Y.T, mask.T, users)
        e = (users @ items.T)[mask] - Y[mask]
        history.append(float(e @ e + lam * ((users**2).sum() + (items**2).sum())))
    return users, items.T, history
