# Adds up with two loops.
def bayes_optimal_label(posterior, votes):
    best, top = 0, -1.0
    for c in range(len(votes[0])):
        chance = sum(float(p) * float(row[c]) for p, row in zip(posterior, votes))
        if chance > top + 1e-9:
            best, top = c, chance
    return best, top
