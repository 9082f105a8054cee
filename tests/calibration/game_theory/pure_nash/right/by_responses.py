# By best answers, from the last pair to the first.
def pure_nash(A, B):
    rows, columns = best_responses(A, 0), best_responses(B, 1)
    pairs = {(i, j) for j, best in enumerate(rows) for i in best}
    pairs &= {(i, j) for i, best in enumerate(columns) for j in best}
    return sorted(pairs, reverse=True)
