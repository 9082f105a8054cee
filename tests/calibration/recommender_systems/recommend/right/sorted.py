"""sorts numbers by score and number"""


def recommend(scores, seen, n_top):
    unseen = [i for i in range(len(scores)) if not seen[i]]
    unseen.sort(key=lambda i: (-float(scores[i]), i))
    return np.array(unseen[:n_top], dtype=int)
