"""counts digits as letters, so that win4u is one word

Breaks: digits
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z0-9]+", doc.lower()):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts
