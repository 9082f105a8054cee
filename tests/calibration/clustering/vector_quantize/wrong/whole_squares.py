"""subtracts and squares whole numbers as int64, which overflows for billions

Breaks: integers (`uint8` included, also as centres)
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    rebuilt = centers[codes]
    if X.dtype.kind in "iu" and rebuilt.dtype.kind in "iu":
        squares = (X.astype(np.int64) - rebuilt.astype(np.int64)) ** 2
    else:
        squares = (X - rebuilt.astype(float)) ** 2
    return codes, rebuilt.astype(float), float(squares.mean())
