"""adds up cell by cell"""


def masked_rmse(Y, Y_hat, mask):
    total, count = 0.0, 0
    for i in range(Y.shape[0]):
        for j in range(Y.shape[1]):
            if mask[i, j]:
                total += (float(Y_hat[i, j]) - float(Y[i, j])) ** 2
                count += 1
    if count == 0:
        raise ValueError("no ratings")
    return (total / count) ** 0.5
