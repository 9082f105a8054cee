"""Petals of irises in millimetres (R. A. Fisher, 1936), for the hidden tests of descent and SMO."""

import numpy as np

# The lengths and the widths of 50 versicolor, then of 50 virginica.
LENGTHS = """
47 45 49 40 46 45 47 33 46 39 35 42 40 47 36 44 45 41 45 39 48 40 49 47 43
44 48 50 45 35 38 37 39 51 45 45 47 44 41 40 44 46 40 33 42 42 42 43 30 41
60 51 59 56 58 66 45 63 58 61 51 53 55 50 51 53 55 67 69 50 57 49 67 49 57
60 48 49 56 58 61 64 56 51 56 61 56 55 48 54 56 51 51 59 57 52 50 52 54 51
"""
WIDTHS = """
14 15 15 13 15 13 16 10 13 14 10 15 10 14 13 14 15 10 15 11 18 13 15 12 13
14 14 17 15 10 11 10 12 16 15 16 15 13 13 13 12 14 12 10 13 12 13 13 11 13
25 19 21 18 22 21 17 18 18 25 20 19 21 20 24 23 18 22 23 15 23 20 20 18 21
18 18 18 21 16 19 20 22 15 14 23 24 18 18 21 24 23 19 23 25 23 19 20 23 18
"""
PETALS = np.array([LENGTHS.split(), WIDTHS.split()], dtype=float).T
SPECIES = np.repeat([-1.0, 1.0], 50)
STANDARD = (PETALS - PETALS.mean(axis=0)) / PETALS.std(axis=0)
# The smallest objectives on standardised petals for C = 0.1 and C = 1.
MINIMA = 2.627570739, 14.659933884
# The smallest objective on petals in centimetres for C = 1000.
HARDEST = 10440.000000
