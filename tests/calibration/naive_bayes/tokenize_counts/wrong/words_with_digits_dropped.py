"""drops words that hold a digit

Breaks: digits
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall(r"(?<![a-z0-9])[a-z]+(?![a-z0-9])", doc.lower()):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts
