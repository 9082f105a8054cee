"""compares each action with its neighbours only"""

import numpy as np


def iterated_dominance(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    rows, columns = list(range(A.shape[0])), list(range(A.shape[1]))
    again = True
    while again:
        again = False
        for lines, others, M in ((rows, columns, A), (columns, rows, B.T)):
            for k in range(len(lines)):
                for other in (k - 1, k + 1):
                    if 0 <= other < len(lines) and all(
                        M[lines[other], x] > M[lines[k], x] for x in others
                    ):
                        del lines[k]
                        again = True
                        break
                if again:
                    break
            if again:
                break
    return rows, columns
