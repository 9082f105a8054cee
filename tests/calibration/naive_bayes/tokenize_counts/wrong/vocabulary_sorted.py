"""puts the columns into alphabetical order

Breaks: an unsorted vocabulary
Slips: 1, a vocabulary in another order is the rule
"""


def tokenize_counts(docs, vocab):
    import re

    vocab = sorted(vocab)
    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z]+", doc.lower()):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts
