"""begins with the columns; the order does not matter"""
import numpy as np


def iterated_dominance(A, B):
    alive = [np.ones(A.shape[0], bool), np.ones(A.shape[1], bool)]
    while True:
        before = alive[0].sum() + alive[1].sum()
        for who, table in ((1, B.T), (0, A)):
            for k in np.flatnonzero(alive[who]):
                others = table[:, alive[1 - who]]
                better = (others > others[k]).all(axis=1) & alive[who]
                if better.any():
                    alive[who][k] = False
        if alive[0].sum() + alive[1].sum() == before:
            return [int(i) for i in np.flatnonzero(alive[0])], np.flatnonzero(alive[1]).tolist()
