"""divides the counts by the number of words of the document

Slips: 1, shares are no counts
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z]+", doc.lower()):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts / np.maximum(1, counts.sum(axis=1, keepdims=True))
