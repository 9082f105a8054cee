"""counts payoffs as equal that are one millionth apart

Breaks: near ties of large payoffs
Slips: 1
"""


def pure_nash(A, B):
    rows, columns = best_responses(A, 0, 1.0000001e-6), best_responses(B, 1, 1.0000001e-6)
    return [(i, j) for i in range(len(columns)) for j in columns[i] if i in rows[j]]
