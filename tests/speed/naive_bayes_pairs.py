"""References of naive_bayes beside scikit-learn and SciPy: who takes how long."""

import numpy as np
from scipy.special import softmax
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.naive_bayes import BernoulliNB, CategoricalNB, GaussianNB, MultinomialNB

from autograder.pipeline.topic_checks.speed_checks import SpeedPair
from solutions.naive_bayes.fit_bernoulli_nb import fit_bernoulli_nb
from solutions.naive_bayes.fit_categorical_nb import fit_categorical_nb
from solutions.naive_bayes.fit_gaussian_nb import fit_gaussian_nb
from solutions.naive_bayes.fit_multinomial_nb import fit_multinomial_nb

RNG = np.random.default_rng(0)
Y = RNG.integers(8, size=1_000)
PRESENT = (RNG.random((1_000, 64)) < 0.3).astype(float)
COUNTS = RNG.poisson(1.0, size=(1_000, 64)).astype(float)
CODES = RNG.integers(5, size=(1_000, 12))
FIVES = [5] * 12
LENGTHS = RNG.normal(size=(1_000, 16))
LOGS = RNG.normal(size=(5_000, 8))
WORDS = [f"w{''.join(chr(97 + int(sign)) for sign in str(number))}" for number in range(200)]
TEXTS = [" ".join(RNG.choice(WORDS, size=40)) for _ in range(100)]
VECTORIZER = CountVectorizer(vocabulary=WORDS, token_pattern="[a-z]+")

MODELS = {
    "bernoulli": fit_bernoulli_nb(PRESENT, Y),
    "multinomial": fit_multinomial_nb(COUNTS, Y),
    "categorical": fit_categorical_nb(CODES, Y, FIVES),
    "gaussian": fit_gaussian_nb(LENGTHS, Y),
}
BERNOULLI = BernoulliNB(binarize=None).fit(PRESENT, Y)
MULTINOMIAL = MultinomialNB().fit(COUNTS, Y)
CATEGORICAL = CategoricalNB(min_categories=FIVES).fit(CODES, Y)
GAUSSIAN = GaussianNB().fit(LENGTHS, Y)

PAIRS = (
    SpeedPair(
        "tokenize_counts",
        "CountVectorizer.transform",
        lambda f: f(TEXTS, WORDS),
        lambda: VECTORIZER.transform(TEXTS).toarray(),
    ),
    SpeedPair(
        "fit_bernoulli_nb",
        "BernoulliNB.fit",
        lambda f: f(PRESENT, Y),
        lambda: BernoulliNB(binarize=None).fit(PRESENT, Y),
    ),
    SpeedPair(
        "bernoulli_log_joint",
        "BernoulliNB.predict_joint_log_proba",
        lambda f: f(MODELS["bernoulli"], PRESENT),
        lambda: BERNOULLI.predict_joint_log_proba(PRESENT),
    ),
    SpeedPair(
        "posterior_from_log_joint",
        "scipy.special.softmax",
        lambda f: f(LOGS),
        lambda: softmax(LOGS, axis=1),
    ),
    SpeedPair(
        "fit_multinomial_nb",
        "MultinomialNB.fit",
        lambda f: f(COUNTS, Y),
        lambda: MultinomialNB().fit(COUNTS, Y),
    ),
    SpeedPair(
        "multinomial_log_joint",
        "MultinomialNB.predict_joint_log_proba",
        lambda f: f(MODELS["multinomial"], COUNTS),
        lambda: MULTINOMIAL.predict_joint_log_proba(COUNTS),
    ),
    SpeedPair(
        "fit_categorical_nb",
        "CategoricalNB.fit",
        lambda f: f(CODES, Y, FIVES),
        lambda: CategoricalNB(min_categories=FIVES).fit(CODES, Y),
    ),
    SpeedPair(
        "categorical_log_joint",
        "CategoricalNB.predict_joint_log_proba",
        lambda f: f(MODELS["categorical"], CODES),
        lambda: CATEGORICAL.predict_joint_log_proba(CODES),
    ),
    SpeedPair(
        "fit_gaussian_nb",
        "GaussianNB.fit",
        lambda f: f(LENGTHS, Y),
        lambda: GaussianNB().fit(LENGTHS, Y),
    ),
    SpeedPair(
        "gaussian_log_joint",
        "GaussianNB.predict_joint_log_proba",
        lambda f: f(MODELS["gaussian"], LENGTHS),
        lambda: GAUSSIAN.predict_joint_log_proba(LENGTHS),
    ),
)

NO_COUNTERPART = {
    "class_log_prior": "a part of every fit, which no library offers by itself",
    "smoothed_probability": "a formula, which no library offers by itself",
    "predict_with_missing": "scikit-learn refuses missing features",
    "bernoulli_linear_form": "no library offers it for naive Bayes",
    "joint_bayes_classify": "no library offers a classifier by full table",
}
