"""notes that a word occurs and not how often

Breaks: repeated words
Slips: 1, words are repeated in most documents
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z]+", doc.lower()):
            if word in vocab:
                counts[i, vocab.index(word)] = 1
    return counts
