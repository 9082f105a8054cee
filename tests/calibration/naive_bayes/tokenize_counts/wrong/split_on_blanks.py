"""splits on blanks only, so that punctuation sticks to the words

Breaks: punctuation after words
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in doc.lower().split():
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts
