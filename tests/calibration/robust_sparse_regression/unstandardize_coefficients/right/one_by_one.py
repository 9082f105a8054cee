# One weight after the other.
def unstandardize_coefficients(w, b, mean, scale):
    raw, left = [], float(b)
    for wj, mj, sj in zip(w, mean, scale):
        raw.append(float(wj) / float(sj))
        left -= raw[-1] * float(mj)
    return np.array(raw), left
