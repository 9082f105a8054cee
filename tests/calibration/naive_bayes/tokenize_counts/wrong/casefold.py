"""folds case, so that the German sharp s becomes two letters

Breaks: (accented ones, ß)
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z]+", doc.casefold()):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts
