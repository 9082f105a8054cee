"""takes central differences of the objective

Breaks: large ratings
Slips: 1
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Y = np.where(mask, Y, 0).astype(float)
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)

    def value():
        return np.sum((Z @ W - Y)[mask] ** 2) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2)

    slopes = []
    for array in (Z, W):
        slope = np.zeros(array.shape)
        for place in np.ndindex(array.shape):
            at = array[place]
            h = 2.0**-8 * max(1.0, abs(at))
            array[place] = at + h
            up = value()
            array[place] = at - h
            down = value()
            array[place] = at
            slope[place] = (up - down) / (2 * h)
        slopes.append(slope)
    return slopes[0], slopes[1]
