"""returns an empty list where there are no documents

Breaks: no documents at all
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    if not docs:
        return np.array([])
    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z]+", doc.lower()):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts
