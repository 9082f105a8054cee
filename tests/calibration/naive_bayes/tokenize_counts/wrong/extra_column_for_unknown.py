"""counts unknown words in a column of their own

Breaks: unknown words
Slips: 1, no table has the right shape
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab) + 1))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z]+", doc.lower()):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
            else:
                counts[i, -1] += 1
    return counts
