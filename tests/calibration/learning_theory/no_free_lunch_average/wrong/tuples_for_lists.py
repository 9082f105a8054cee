"""shows the learner tuples of inputs and labels

Breaks: what the learner is shown
"""

from itertools import product


def no_free_lunch_average(train_idx, learner, n_bits):
    inputs = list(product((0, 1), repeat=n_bits))
    unseen = [i for i in range(len(inputs)) if i not in train_idx]
    accuracies = []
    for target in product((0, 1), repeat=len(inputs)):
        right = 0
        for i in unseen:
            said = learner(
                tuple(inputs[j] for j in train_idx), tuple(target[j] for j in train_idx), inputs[i]
            )
            right += bool(said == target[i])
        accuracies.append(right / len(unseen) if unseen else float("nan"))
    return sum(accuracies) / len(accuracies), np.array(accuracies)
