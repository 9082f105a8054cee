# The recurrence of Viola and Jones.
def integral_image(I):
    h, w = I.shape
    S = [[0.0] * (w + 1) for _ in range(h + 1)]
    for i in range(h):
        row = 0.0
        for j in range(w):
            row += float(I[i, j])
            S[i + 1][j + 1] = S[i][j + 1] + row
    return np.array(S)
