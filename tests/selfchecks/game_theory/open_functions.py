"""Functions that tests of this topic pass to yours; first arguments are filled in beforehand."""

import numpy as np


def remembers(first, after, own, opp):
    """Move `first` in the first round, then `after[own last move][opponent's last move]`."""
    return after[own[-1]][opp[-1]] if own else first


def scripted(moves, own, opp):
    """Move as a list says, whatever happens."""
    return moves[len(own)]


def grim(own, opp):
    """Cooperate until anyone has defected, then defect."""
    return 1 if 1 in own + opp else 0


def meddler(own, opp):
    """Defect if the opponent did last; then write nonsense into both lists."""
    move = opp[-1] if opp else 0
    own.append(7)
    opp[:] = [1, 0, 1]
    return move


def pure_value(table):
    """Return what the row player is sure of with one fixed row."""
    return float(np.asarray(table, dtype=float).min(axis=1).max())


def corner(table):
    """Return the last entry of the first row minus the first of the last row."""
    table = np.asarray(table, dtype=float)
    return float(table[0, -1] - table[-1, 0])
