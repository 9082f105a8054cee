"""adds up cell by cell"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    total = 0.0
    for i in range(mask.shape[0]):
        for j in range(mask.shape[1]):
            if mask[i, j]:
                p = sum(float(a) * float(b) for a, b in zip(Z[i], W[:, j]))
                total += (p - float(Y[i, j])) ** 2
    for x in Z.ravel():
        total += lam_z / 2 * float(x) ** 2
    for x in W.ravel():
        total += lam_w / 2 * float(x) ** 2
    return total
