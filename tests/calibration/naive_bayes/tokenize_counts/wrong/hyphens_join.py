"""keeps words together that a hyphen or an underscore joins

Breaks: inside them
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z]+(?:[-_][a-z]+)*", doc.lower()):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts
