"""strips punctuation and digits from the ends of words only

Breaks: inside them
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in (w.strip(".,;:!?'()-_/0123456789") for w in doc.lower().split()):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts
