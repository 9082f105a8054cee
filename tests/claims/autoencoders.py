"""What the notebook of autoencoders claims."""

import re
from functools import cache
from pathlib import Path

import numpy as np
import pandas as pd
from scipy.linalg import subspace_angles
from sklearn.decomposition import PCA, TruncatedSVD

from autograder.authoring.claims import assert_rounds_to, claim, given

given(
    "About five hours.",
    "On your desk lies a digit: eight by eight pixels, 64 numbers of ink.",
    "A friend far away is to draw it again, [...] two decimals each.",
    "Only what depends on this digit must fit on the card.",
    "The obvious card holds the average ink of each of the eight rows.",
    "Which eight numbers should you send, and how should she draw them?",
    "The third row is another accident.",
    "The digit itself stood in the rain, and half of its pixels are washed off.",
    "Can a machine restore what it cannot see?",
    "Nobody is going to tell it what a digit is, or that there are ten of them.",
    "It has two parts.",
    "Train the two together to return what went in, and you have an autoencoder.",
    "Section 7 answers both questions, with your functions.",
    "X has the shape (n, d), codes Z have the shape (n, k), with n, d and k at least 1.",
    "Two numbers squeezed into one can be drawn.",
    "Two answers.",
    "The second suits entries between 0 and 1, such as ink.",
    "Two things about the second are worth knowing.",
    "Nothing is learned yet.",
    "It is a saddle: in some directions the ground [...] exactly on the saddle it is level.",
    "The digits, with their average subtracted, [...] nothing on what all digits share.",
    "Codes of 2, 8 and 16 numbers:",
    "Look at the rows of the two encoders as [...] positive and blue for negative.",
    "The error is nearly PCA's, and the pictures [...] the transpose of the encoder.",
    "How large is the largest angle between the span of the decoder's columns [...]",
    "(With a perfect match it is 0°, at worst 90°.)",
    "The best decoder was the transpose of the encoder.",
    "So why learn two matrices?",
    "Half the numbers, and the loss is",
    "(Baldi and Hornik proved in 1989, for two [...] no valley but the right one.",
    "The ground falls away from every one of them, but slowly at first.",
    "So far, PCA in slow motion: all that [...] with one number lies on a line.",
    "Points on a curve need a machine that bends, [...] stays between 0 and 1.",
    "First sixty points in the plane that lie near a curve, and one number for each.",
    "A check that costs nothing.",
    "All that codes can gain is the distance between the last two numbers.",
    "In section 6 the encoder sees a damaged [...] decoder has to return the clean one.",
    "Subtract lr times the slopes from all four arrays.",
    "When the epoch is over, note the cross-entropy [...] reconstructed from themselves.",
    "Now the digits: codes of 2, 8 and 16 numbers, 100 epochs each.",
    "The right frame is all the room that two sigmoids have.",
    "More layers bend more, but deep stacks [...] of neural_networks shows why).",
    "A way out, found around 2006, was to train one layer at a time.",
    "Two numbers are a place on a map.",
    "Here are the test images, once placed by PCA and once by a stack of two layers.",
    "(The printed line asks: how often does [...] the map show the same digit?)",
    "The step that made such maps famous came [...] (Hinton and Salakhutdinov, 2006).",
    "Ten digits, three machines, codes of 2, 8 and 16 numbers.",
    "The errors are squared ones, for all 797 [...] were trained for cross-entropy.",
    "The last lines go back to the first card, [...] from the training images.",
    "With two numbers she draws a smear between [...] with sixteen nearly all.",
    "What is between two cards?",
    "Write the codes of two digits at the ends of a line, [...] between.",
    "From the 0 to the 6 a ring opens at the top and closes in the middle.",
    "Half-way from the 1 to the 7 stands something [...] for the places between.",
    "Now half of all pixels are washed off.",
    "There are two ways to use sigmoids.",
    "Both have 32 code numbers.",
    "It has never seen these images (though others by the same 13 hands), and never a label.",
    "In the fourth row you can read the 0, the 1, the 4, the 6 and the 7 again.",
    "The 2, the 3, the 5 and the 9 stay hard, and the 8 comes back as a 2.",
    "To return the clean image the code must [...] about the invisible half.",
    "Is it the bend, this time, or only the training on wet images?",
    "Train a linear repair on wet images as well: least squares, [...] in five rains.",
    "Only what leaves 0 to 1 we clip, since ink cannot.",
    "There, BCELoss averages over pixels as [...] know which mean it was tuned for.",
    "The reader of neural_networks was asked [...] said seven, with more than 99 %.",
    "None of them was not on its list.",
    "It can only fail to draw what it is shown, and failing is information.",
    "Reconstruct all training images and look at their errors.",
    "Whatever is reconstructed worse than 95 % of them is flagged.",
    "(If they had, 5 % would be flagged always, even if all were strangers.)",
    "Nine digits are familiar, and the tenth [...] does the machine do with sevens?",
    "A linear autoencoder, trained by descent, [...] PCA's components (section 3).",
    "Two to four lines each:",
    "Say it for two separate matrices and for tied weights.",
    "A colleague trains a linear autoencoder [...] concludes that training has failed.",
    "Beat the eight numbers.",
    "Your postcard may carry eight numbers, [...] one of the eight numbers ...).",
    "Bring the squared error of the 797 test images below 1.2, touching them once.",
    "Then say in half a page what your agreement knows about digits that PCA does not.",
    "A machine that needs no labels, the exact [...] most of the image washed off.",
    why="a question, advice, history, or a turn of speech",
)
given(
    "The row averages above were such an encoder [...] $\\tfrac18$), with a poor decoder.",
    "$x = (3, 1)$, one code number, $W_{enc} = (1 \\;\\; 2)$ and $W_{dec} = \\binom{1}{4}$.",
    "Keep it: in section 2 it learns how bad.",
    "Look where the orange points lie, on the [...] and only the encoders differ.",
    "The decoder says which line (in general, [...] subspace) all reconstructions live on.",
    "Both are summed over the $d$ entries and [...] samples, and only over these.",
    "$X = \\begin{pmatrix} 3 & 1 \\\\ 0 & 2 \\end{pmatrix}$, [...] $4$ and $1$, the loss is $2.5$.",
    "Cross-entropy of the single sample $(1, 0)$ and $(\\tfrac12, \\tfrac12)$:",
    "To learn, we need the slopes of $L_2$ by all entries of both matrices.",
    "$x = (3, 1)$, $z = 5$, $\\hat x = (5, 20)$.",
    "Anything near $10^{-7}$ is rounding.",
    "One number in, one number out: all $x [...] $2(ab - 1)\\,b$ and $2(ab - 1)\\,a$.",
    "Start at $a = b = 0.1$ with lr $= 0.1$: [...] both numbers move to $0.1198$.",
    "Compute both slopes in your head, for $W_{enc} = 0$ and $W_{dec} = 0$.",
    "$dW_{dec}$ has the factor $Z = 0$, and $dW_{enc}$ the factor $W_{dec} = 0$.",
    "Whatever the two matrices are, $\\hat X [...] a matrix of rank $k$ at most.",
    "So no linear autoencoder comes closer [...] since Eckart and Young (1936).",
    "If $X$ is not centred, the formula still [...] mostly points at their average.",
    "Four points, $(\\pm 2, 0)$ and $(0, \\pm 1)$.",
    "With $k = 1$ keep the first axis:",
    "$W_{enc} = (1 \\;\\; 0)$, and the error is $2/4 = \\tfrac12$.",
    "Two lines have one angle between them, [...] subspaces have $k$ principal angles.",
    "The first axis and the direction $(3, 3)$.",
    "$(1, 0)$ and $(1, 1)/\\sqrt2$.",
    "The length 3 does not matter.",
    "Now $W$ works in two places, and the product [...] once as decoder, once as encoder.",
    "$x = (2, 1)$, $W = \\binom12$.",
    "Nobody said that the columns of $W$ should have length 1 or stand at right angles.",
    "Which basis of the subspace it is, the [...] W^\\top$ for every rotation $Q$.",
    "Put $W$ on the third and the fourth, give it a push of a thousandth, and wait.",
    "Put a sigmoid $\\sigma(t) = 1/(1 + e^{-t})$ [...] the two layers, and add biases:",
    "The code is now $k$ numbers between 0 and 1.",
    "$W_1 = 1$, $b_1 = 0$, $W_2 = 2$, $b_2 = -1$.",
    "With weights near zero every pixel is [...] must be near $64 \\log 2 = 44.36$:",
    "since the $\\hat x (1 - \\hat x)$ of the [...] the denominators of the loss.",
    "Through the second layer to the codes, [...] Z)$, and through the first layer:",
    "The autoencoder from above, $x = 0$, $z = \\hat x = \\tfrac12$, and a target of 1.",
    "| gaussian | $x + \\text{level} \\cdot \\varepsilon$, [...] rng.standard_normal(X.shape) |",
    "| mask | $x$ where the draw is at least level, else 0 | rng.random(X.shape) |",
    "One sample $x = 1$, all four numbers zero, lr $= 1$.",
    "$dZ_2 = -\\tfrac12$, $db_2 = -\\tfrac12$, [...] goes through a $W_2$ of zero.",
    "On paper. sizes = [64, 32, 2]: the first [...] 32 into 2 and learns on codes.",
    "What is kept are two pairs $(W, b)$ with [...] \\times 32$ and $32 \\times 2$.",
    "Training errors $1$ and $3$, quantile [...] threshold is halfway between, $2$.",
    'Another one reads off "the most important feature" as the first row of $W_{enc}$.',
    why="a definition, a derivation, or the numbers of an example that a claim works out",
)
given(
    'For "bce" all entries are from 0 to 1, [...] times the logarithm of 0 is 0.',
    "The loss is infinite where $\\hat x = 0$ and $x > 0$, or $\\hat x = 1$ and $x < 1$.",
    "Entries of Z within $10^{-9}$ of the largest entry of Z are right, and so for X_hat.",
    "Clip nothing.",
    "The absolute tolerance of the loss is $10^{-12}$.",
    "Entries of slopes within $10^{-9}$ of the largest slope are right.",
    "Draw W_enc = 0.1 rng.standard_normal((k, [...] rng.standard_normal((d, k)), and nothing else.",
    "Return (W_enc, W_dec, losses). losses [...] the start, and after every step.",
    "Matrices and losses have a relative tolerance [...] an absolute one of $10^{-9}$.",
    "Any orthonormal basis of the best subspace [...] W_dec is the transpose of W_enc.",
    "A k below 1 or above min(n, d) raises ValueError.",
    "The absolute tolerance of the error is [...] mean squared length of the rows.",
    "Their lengths may differ by a factor of $10^8$, [...] far from dependent.",
    "Return $k$ angles in radians, from 0 to $\\pi/2$, smallest first.",
    "The absolute tolerance is $10^{-6}$.",
    "Rounding can make a cosine $1 + 10^{-16}$, and its arccosine is nan: clip.",
    "Entries of grad within $10^{-9}$ of the largest slope are right.",
    "Sums before the sigmoid may be as large as $\\pm 1000$, and no result is nan.",
    "The absolute tolerance of both is $10^{-12}$.",
    "With target=None the target is X.",
    "Entries within $10^{-9}$ of the largest slope of their array are right.",
    "One draw, of the shape of X, also for a level of 0 (then X comes back unharmed).",
    "Results are not clipped: with gaussian they may leave 0 to 1.",
    "The absolute tolerance of every entry is $10^{-12}$.",
    "Nothing else is drawn.",
    "With n_epochs=0 nothing is drawn, the [...] they were, and the list is empty.",
    "Numbers and losses have a relative tolerance [...] an absolute one of $10^{-9}$.",
    "For each layer, in order: draw W1 = 0.1 [...] the codes of the layer before.",
    "Return a list of len(sizes) - 1 pairs (W, b), the encoders, first layer first.",
    "They have a relative tolerance of $10^{-6}$ and an absolute one of $10^{-9}$.",
    "`errors` may be empty; then the array holds nothing, [...] (`np.array([])` is of floats).",
    why="the contract of an exercise, which hidden tests hold",
)
given(
    "Tests probe both losses, one sample and [...] ValueError for any other kind.",
    "Tests probe the loss and each of the two [...] the arguments stay as they were.",
    "Tests probe the two draws and their order, [...] the arguments stay as they were.",
    "Tests probe the subspace, the orthonormal [...] $k$ below 1 and above min(n, d).",
    "Tests probe lines, planes and larger subspaces, [...] the arguments stay as they were.",
    "Tests probe the loss and the slopes, a [...] the arguments stay as they were.",
    "Tests probe the codes and the reconstructions, [...] the arguments stay as they were.",
    "Tests probe each of the four slopes, a [...] cache too, stay as they were.",
    "Tests probe both kinds after the recipe, [...] ValueError for any other kind.",
    "Tests probe one batch for everything, [...] params too, stay as they were.",
    "Tests probe one layer, two and three, [...] the arguments stay as they were.",
    "Tests probe the threshold and the flags, [...] the arguments stay as they were.",
    why="what hidden tests look at",
)


def typed_words():
    """Return the letter and the ten digits that the notebook types."""
    text = Path("assignments/autoencoders/notebook.md").read_text("utf-8")
    return re.findall(r"^(?:LETTER = \")?([.o#]{64})\"?$", text, re.MULTILINE)


@cache
def scans():
    """Return training images, their digits, test images and theirs, as in the notebook."""
    table = pd.read_csv(Path("assignments/autoencoders/data/digits.csv"), dtype={"ink": str})
    images = np.array([[int(character, 17) for character in row] for row in table["ink"]]) / 16
    digits, order = table["digit"].to_numpy(), np.random.default_rng(0).permutation(len(images))
    return images[order[:1000]], digits[order[:1000]], images[order[1000:]], digits[order[1000:]]


def off(X, X_hat):
    return np.mean(np.sum((np.asarray(X) - X_hat) ** 2, axis=1))


def fresh(d, k, seed):
    rng = np.random.default_rng(seed)
    return {
        "W1": 0.1 * rng.standard_normal((d, k)),
        "b1": np.zeros(k),
        "W2": 0.1 * rng.standard_normal((k, d)),
        "b2": np.zeros(d),
    }


def trained(reference, X, k, seed=0, lr=0.2, epochs=100, noise=None):
    rng = np.random.default_rng(seed + 1)
    return reference.train_autoencoder(fresh(64, k, seed), X, lr, epochs, 32, rng, noise)[0]


def centred():
    return scans()[0] - scans()[0].mean(axis=0)


def back_by_pca(reference, X, k):
    mean = scans()[0].mean(axis=0)
    W_enc, W_dec, _ = reference.optimal_linear_ae(centred(), k)
    return mean + reference.linear_ae_forward(X - mean, W_enc, W_dec)[1]


# --- what is worked on paper --------------------------------------------------------------------


@claim(
    "The code is $3 + 2 = 5$, the reconstruction $(5, 20)$.",
    "So $r = (2, 19)$ and the loss is $4 + 361 = 365$.",
    "$2 r z = (20, 190)$.",
    "$r \\cdot W_{dec} = 2 + 76 = 78$, and $2 \\cdot 78 \\cdot (3, 1) = (468, 156)$.",
    "All positive: make everything smaller.",
)
def linear_on_paper(reference):
    call = np.array([[3.0, 1.0]]), np.array([[1.0, 2.0]]), np.array([[1.0], [4.0]])
    assert [part.ravel().tolist() for part in reference.linear_ae_forward(*call)] == [[5], [5, 20]]
    loss, dW_enc, dW_dec = reference.linear_ae_gradients(*call)
    assert (loss, dW_enc.tolist(), dW_dec.tolist()) == (365, [[468, 156]], [[20], [190]])


@claim(
    "the squared distances are $4$ and $1$, the loss is $2.5$.",
    "$2 \\log 2 = 1.386$.",
    "And of $(1, 0)$ and $(1, 0)$: exactly 0.",
    "For a grey pixel, $x = \\tfrac12$, the best you can do [...] is not zero.",
)
def losses_on_paper(reference):
    X, X_hat = np.array([[3.0, 1.0], [0.0, 2.0]]), np.array([[1.0, 1.0], [0.0, 1.0]])
    assert reference.reconstruction_loss(X, X_hat) == 2.5
    one = np.array([[1.0, 0.0]])
    assert_rounds_to(reference.reconstruction_loss(one, np.full((1, 2), 0.5), "bce"), "1.386")
    assert reference.reconstruction_loss(one, one, "bce") == 0
    grey, guesses = np.array([[0.5]]), np.linspace(0, 1, 101)
    losses = [reference.reconstruction_loss(grey, np.array([[x]]), "bce") for x in guesses]
    assert guesses[np.argmin(losses)] == 0.5
    assert abs(min(losses) - np.log(2)) < 1e-12


@claim(
    "both slopes are $-0.198$, and both numbers move to $0.1198$.",
    "At $a = b = 0$ they would not move at all.",
    "It goes downhill too, which is why nobody notices.",
)
def steps_on_paper(reference):
    one = np.array([[1.0]])
    _, enc, dec = reference.linear_ae_gradients(one, 0.1 * one, 0.1 * one)
    assert_rounds_to(enc[0, 0], "-0.198")
    assert_rounds_to(0.1 - 0.1 * dec[0, 0], "0.1198")
    assert reference.linear_ae_gradients(one, 0 * one, 0 * one)[1:] == (0, 0)
    rng = np.random.default_rng(0)
    W_enc, W_dec = 0.1 * rng.standard_normal((8, 64)), 0.1 * rng.standard_normal((64, 8))
    losses = []
    for _ in range(100):
        losses.append(reference.linear_ae_gradients(centred(), W_enc, W_dec)[0])
        W_enc = W_enc - 0.2 * reference.linear_ae_gradients(centred(), W_enc, W_dec)[1]
        W_dec = W_dec - 0.2 * reference.linear_ae_gradients(centred(), W_enc, W_dec)[2]
    assert max(np.diff(losses)) < 0


@claim(
    "The squared singular values are $4 + 4 = 8$ and $1 + 1 = 2$.",
    "and the error is $2/4 = \\tfrac12$.",
    "It is indeed what you lose: two of four points, each at distance 1.",
    "Their product is $1/\\sqrt2$, the angle $45°$.",
)
def bottoms_on_paper(reference):
    X = np.array([[2.0, 0.0], [-2.0, 0.0], [0.0, 1.0], [0.0, -1.0]])
    np.testing.assert_allclose(np.linalg.svd(X)[1] ** 2, [8, 2])
    W_enc, W_dec, error = reference.optimal_linear_ae(X, 1)
    assert abs(error - 0.5) < 1e-12
    np.testing.assert_allclose(off(X, X @ W_enc.T @ W_dec.T), 0.5)
    angles = reference.principal_angles(np.array([[1.0], [0.0]]), np.array([[3.0], [3.0]]))
    assert abs(np.degrees(angles[0]) - 45) < 1e-9


@claim(
    "The code is $4$, the reconstruction $(4, 8)$, $r = (2, 7)$, the loss $4 + 49 = 53$.",
    "$2 r z = (16, 56)$.",
    "$r \\cdot W = 16$, and $2 \\cdot 16 \\cdot (2, 1) = (64, 32)$.",
    "Together $(80, 88)$.",
)
def tied_on_paper(reference):
    loss, grad = reference.tied_ae_loss_grad(np.array([[2.0, 1.0]]), np.array([[1.0], [2.0]]))
    assert (loss, grad.ravel().tolist()) == (53, [80, 88])
    assert [16 + 64, 56 + 32] == [80, 88]


@claim(
    "For $x = 0$ the code is $\\sigma(0) = \\tfrac12$ [...]",
    "$dZ_1 = -\\tfrac12 \\cdot 2 \\cdot \\tfrac14 = -\\tfrac14 = db_1$, [...] input was 0.",
)
def sigmoids_on_paper(reference):
    params = {"W1": np.eye(1), "b1": np.zeros(1), "W2": 2 * np.eye(1), "b2": -np.ones(1)}
    cache = reference.ae_forward(params, np.zeros((1, 1)))
    assert (cache["Z"], cache["X_hat"]) == (0.5, 0.5)
    grads = reference.ae_backward(params, np.zeros((1, 1)), cache, np.ones((1, 1)))
    assert [float(grads[key].ravel()[0]) for key in ("b2", "W2", "b1", "W1")] == [
        -0.5,
        -0.25,
        -0.25,
        0,
    ]


@claim("After the step $b_2 = \\tfrac12$ and $W_2 = \\tfrac14$, the reconstruction is [...]")
def a_step_on_paper(reference):
    zeros = {"W1": np.zeros((1, 1)), "b1": np.zeros(1), "W2": np.zeros((1, 1)), "b2": np.zeros(1)}
    rng = np.random.default_rng(0)
    new, losses = reference.train_autoencoder(zeros, np.ones((1, 1)), 1.0, 1, 1, rng)
    assert (new["W2"], new["b2"], new["W1"], new["b1"]) == (0.25, 0.5, 0, 0)
    assert_rounds_to(losses[0], "0.429")
    assert_rounds_to(np.log1p(np.exp(-0.625)), "0.429")


@claim(
    "$x = (1, 2, 3)$, mask with level $0.2$, and the draws [...] below $0.2$.",
    "Out comes $(1, 2, 0)$.",
    "the threshold is halfway between, $2$.",
    "Of the errors $1$, $2$, $2.5$ only the last is flagged; $2$ is not above $2$.",
)
def damage_and_flags_on_paper(reference):
    assert np.random.default_rng(0).random(3).round(2).tolist() == [0.64, 0.27, 0.04]
    got = reference.corrupt(np.array([[1.0, 2, 3]]), "mask", 0.2, np.random.default_rng(0))
    assert got.tolist() == [[1, 2, 0]]
    threshold, flags = reference.anomaly_flags(np.array([1.0, 3]), np.array([1, 2, 2.5]), 0.5)
    assert (threshold, flags.tolist()) == (2, [False, False, True])


# --- linear autoencoders on the digits ----------------------------------------------------------


@claim(
    "The number is the sum of the 64 squared differences, averaged over 797 images.",
    "Drawn like this, the card is worse than no card: [...] she would have been closer.",
    "Eight averages of rows were off by 8.2, and that was mostly bad drawing: [...] by 3.0.",
    "With the best encoder as well it is 1.6.",
    "One decimal would have been enough: 1.58 in place of 1.57.",
)
def postcards(reference):
    train, _, test, _ = scans()
    assert test.shape == (797, 64)
    rows = np.repeat(test.reshape(-1, 8, 8).mean(axis=2), 8, axis=1)
    assert_rounds_to(off(test, rows), "8.2")
    assert off(test, train.mean(axis=0)) < off(test, rows)
    assert_rounds_to(off(test, back_by_pca(reference, test, 8)), "1.6")
    assert_rounds_to(off(test, back_by_pca(reference, test, 8)), "1.57")
    W_enc, W_dec, _ = reference.optimal_linear_ae(centred(), 8)
    codes = np.round((test - train.mean(axis=0)) @ W_enc.T, 1)
    assert_rounds_to(off(test, train.mean(axis=0) + codes @ W_dec.T), "1.58")
    cards = [np.column_stack([X.reshape(-1, 8, 8).mean(axis=2), np.ones(len(X))])
             for X in (train, test)]  # fmt: skip
    drawn = cards[1] @ np.linalg.lstsq(cards[0], train, rcond=None)[0]
    assert_rounds_to(off(test, drawn), "3.0")
    assert off(test, rows) - off(test, drawn) > 3 * (off(test, drawn) - 1.6)


@claim(
    "With the encoder on the right every point lands at the nearest place of the line.",
)
def nearest_places(reference):
    points = np.random.default_rng(3).normal(size=(25, 2))
    along = np.array([[2.0, 1.0]]) / np.sqrt(5)
    back = reference.linear_ae_forward(points, along, along.T)[1]
    for t in np.linspace(-4, 4, 81):
        assert np.all(
            np.sum((points - t * along) ** 2, axis=1) >= np.sum((points - back) ** 2, axis=1)
        )


@claim(
    "Training arrives, nearly: within two per cent of the best after 500 steps.",
    "(The last two lines are the price of not centring.",
    "no trained row is a component (the best cosine is 0.76), [...] the transpose of the encoder.",
    "(Four pixels are blank in all training images.",
    "There the encoder keeps what chance gave it: nothing that it does to a zero can be wrong.)",
    "But $W_{enc} W_{dec}$ is nearly the identity: [...] code comes back.",
    "the first direction then mostly points at their average.",
)
def training_nearly_arrives(reference):
    X, train = centred(), scans()[0]
    for k in (2, 8, 16):
        for seed in range(3 if k == 8 else 1):
            rng = np.random.default_rng(seed)
            W_enc, W_dec, losses = reference.train_linear_ae(X, k, 0.2, 500, rng)
            assert losses[-1] < 1.02 * reference.optimal_linear_ae(X, k)[2]
            assert np.abs(W_enc @ W_dec - np.eye(k)).max() < 0.02
            if k == 8:
                directions = W_enc / np.linalg.norm(W_enc, axis=1, keepdims=True)
                components = reference.optimal_linear_ae(X, 8)[1]
                assert np.abs(directions @ components).max() < 0.8
                if seed == 1:
                    assert_rounds_to(np.abs(directions @ components).max(), "0.76")
                blank = ~train.any(axis=0)
                start = 0.1 * np.random.default_rng(seed).standard_normal((8, 64))
                assert blank.sum() == 4
                assert np.array_equal(W_enc[:, blank], start[:, blank])
                assert 0.1 < np.abs(W_dec - W_enc.T).max() < 0.4
    assert reference.optimal_linear_ae(train, 1)[2] > reference.optimal_linear_ae(X, 1)[2] + 0.5
    mean = train.mean(axis=0)
    first = reference.optimal_linear_ae(train, 1)[0][0]
    assert abs(first @ mean) / np.linalg.norm(mean) > 0.99


@claim(
    "Eight numbers, 500 steps: the loss is half a per cent above the best possible.",
    "84°.",
    "Seven of the eight directions are found, and the eighth is nearly at a right angle [...]",
    "The loss hardly minds: the eighth component accounts for 0.167 [...] of 1.5.",
    "Another start of the same training ends at 15° or 21°.",
    "A loss that is nearly right says little about the directions, [...] one another.",
)
def a_good_loss_and_a_wrong_direction(reference):
    X = centred()
    components, best = reference.optimal_linear_ae(X, 8)[1:]
    largest = []
    for seed in range(3):
        rng = np.random.default_rng(seed)
        _, W_dec, losses = reference.train_linear_ae(X, 8, 0.2, 500, rng)
        angles = np.degrees(subspace_angles(W_dec, components))
        assert angles[1] < 1
        largest.append(angles[0])
        if seed == 1:
            assert_rounds_to(100 * (losses[-1] / best - 1), "0.5")
    assert [round(angle) for angle in largest] == [15, 84, 21]
    errors = [reference.optimal_linear_ae(X, k)[2] for k in (7, 8, 9)]
    assert_rounds_to(errors[0] - errors[1], "0.167")
    assert_rounds_to(errors[1] - errors[2], "0.160")
    assert_rounds_to(errors[0] + errors[2] - 2 * errors[1], "0.007")
    assert_rounds_to(100 * (errors[0] + errors[2] - 2 * errors[1]) / errors[1], "0.5")


@claim(
    "Tied weights give half of PCA's structure for nothing: an orthonormal basis.",
    "the slopes vanish at any set of principal components, not only at the best.",
    "For a hundred steps nothing seems to happen; [...] call it a minimum.",
    "Each flat piece but the last is (nearly) a saddle, [...] is not the best.",
)
def tied_weights_and_saddles(reference):
    X = centred()
    W = 0.1 * np.random.default_rng(0).standard_normal((64, 8))
    for _ in range(500):
        W = W - 0.2 * reference.tied_ae_loss_grad(X, W)[1]
    assert np.abs(W.T @ W - np.eye(8)).max() < 1e-4
    components = reference.optimal_linear_ae(X, 4)[1]
    for chosen in ([2, 3], [0, 2], [1, 3], [0, 1]):
        assert np.abs(reference.tied_ae_loss_grad(X, components[:, chosen])[1]).max() < 1e-9
    W = components[:, [2, 3]] + 1e-3 * np.random.default_rng(0).standard_normal((64, 2))
    losses = []
    for _ in range(701):
        loss, grad = reference.tied_ae_loss_grad(X, W)
        losses.append(loss)
        W = W - 0.1 * grad
    saddles = [reference.tied_ae_loss_grad(X, components[:, pair])[0]
               for pair in ([2, 3], [0, 2], [0, 1])]  # fmt: skip
    assert abs(losses[80] - saddles[0]) < 0.005
    assert abs(losses[220] - saddles[1]) < 0.005
    assert abs(losses[700] - saddles[2]) < 0.001


# --- sigmoids -----------------------------------------------------------------------------------


@claim("so the cross-entropy of 64 pixels must be near $64 \\log 2 = 44.36$:")
def untrained(reference):
    assert_rounds_to(64 * np.log(2), "44.36")
    train = scans()[0]
    for seed in range(5):
        X_hat = reference.ae_forward(fresh(64, 8, seed), train)["X_hat"]
        assert abs(reference.reconstruction_loss(train, X_hat, "bce") - 44.36) < 1.5


@claim(
    "After 3,200 steps it has bought next to nothing: [...] where PCA was without any.",
    "(Four times as long, and the one with 16 numbers gets ahead: 0.65 against 0.75.)",
)
def the_bend_buys_little(reference):
    train, _, test, _ = scans()
    assert 100 * -(-len(train) // 32) == 3200
    for k in (2, 8, 16):
        by_pca = off(test, back_by_pca(reference, test, k))
        for seed in range(2 if k == 8 else 1):
            params = trained(reference, train, k, seed)
            ratio = off(test, reference.ae_forward(params, test)["X_hat"]) / by_pca
            assert 0.95 < ratio < 1.05
        if k == 16:
            rng = np.random.default_rng(7)
            params, _ = reference.train_autoencoder(params, train, 0.2, 300, 32, rng)
            assert_rounds_to(by_pca, "0.75")
            assert 0.63 < off(test, reference.ae_forward(params, test)["X_hat"]) < 0.68


def in_the_mask(reference):
    return lambda X, rng: reference.corrupt(X, "mask", 0.5, rng)


def likeness_of_neighbours(params):
    """Return how alike the weights of neighbouring pixels are, 1 if they are equal."""
    F = params["W1"].T.reshape(-1, 8, 8)
    products = np.sum(F[:, 1:] * F[:, :-1]) + np.sum(F[:, :, 1:] * F[:, :, :-1])
    return products / (1.75 * np.sum(F**2))


@claim("A line and a curve, each with one number to say where on it.")
def bent(reference):
    rng = np.random.default_rng(3)
    along = rng.uniform(0.05, 0.95, 60)
    noise = 0.02 * rng.standard_normal((60, 2))
    points = (np.column_stack([along, along**3]) + noise).clip(0, 1)
    error = reference.optimal_linear_ae(points - points.mean(axis=0), 1)[2]
    for seed in range(2):
        rng = np.random.default_rng(1)
        params, _ = reference.train_autoencoder(fresh(2, 1, seed), points, 1.0, 1000, 10, rng)
        back = reference.ae_forward(params, points)["X_hat"]
        assert off(points, back) < 0.6 * error
        logits = np.log(back / (1 - back))
        assert np.linalg.svd(logits - logits.mean(axis=0))[1][1] < 1e-9
        assert np.linalg.svd(back - back.mean(axis=0))[1][1] > 0.1


@claim(
    "On clean test images the plain one is off by 0.4 and the denoising one by 1.3.",
    "(The wet image itself is off by 7.5, and the average image, drawn every time, by 4.7.)",
    "By about 5: the average image would have been a better guess.",
    "The denoising one is off by 2.3.",
    "Of the four codes that were tried, PCA does best with four numbers, [...] for digits.",
    "Most of it is the training.",
    "What is left, 2.5 against 2.3 (2.4 from another start), is small, [...] the bend.",
    "Above, red and blue speckles: to copy 64 pixels, nearly any 32 sums will do.",
    "Below, larger patches of one colour, pieces of strokes: [...] may be drawn.",
)
def rain(reference):
    train, _, test, _ = scans()
    washed = in_the_mask(reference)
    wet = washed(test, np.random.default_rng(9))
    assert_rounds_to(off(test, wet), "7.5")
    assert_rounds_to(off(test, train.mean(axis=0)), "4.7")
    by_pca = [off(test, back_by_pca(reference, wet, k)) for k in (2, 4, 8, 16)]
    assert np.argmin(by_pca) == 1
    many = washed(np.tile(train, (5, 1)), np.random.default_rng(3))
    weights = np.linalg.lstsq(
        np.column_stack([many, np.ones(5000)]), np.tile(train, (5, 1)), rcond=None
    )[0]
    straight = off(test, (np.column_stack([wet, np.ones(797)]) @ weights).clip(0, 1))
    assert_rounds_to(straight, "2.5")
    for seed in range(2):
        plain = trained(reference, train, 32, seed)
        denoising = trained(reference, train, 32, seed, noise=washed)
        dry_plain, wet_plain, dry_den, wet_den = (
            off(test, reference.ae_forward(params, X)["X_hat"])
            for params in (plain, denoising)
            for X in (test, wet)
        )
        assert likeness_of_neighbours(plain) < 0.3
        assert likeness_of_neighbours(denoising) > 0.5
        assert_rounds_to(dry_plain, "0.4")
        assert 4.9 < wet_plain < 5.5
        assert wet_plain > off(test, train.mean(axis=0))
        assert wet_den < straight < min(by_pca)
        assert min(by_pca) - straight > 2 * (straight - wet_den)
        if seed == 0:
            assert_rounds_to(dry_den, "1.3")
            assert_rounds_to(wet_den, "2.3")
        else:
            assert_rounds_to(wet_den, "2.4")


@claim("The stack spreads its digits over most of it, and as a map it is about as good as PCA's.")
def maps(reference):
    train, train_digits, test, test_digits = scans()
    plane = reference.optimal_linear_ae(centred(), 2)[1]

    def share(seen, new):
        distances = np.sum((new[:, np.newaxis] - seen) ** 2, axis=2)
        return np.mean(train_digits[distances.argmin(axis=1)] == test_digits)

    flat = share(centred() @ plane, (test - train.mean(axis=0)) @ plane)
    for seed in range(2):
        rng = np.random.default_rng(seed)
        codes = {"train": train, "test": test}
        for W, b in reference.greedy_pretrain(train, [64, 32, 2], 0.3, 100, 32, rng):
            codes = {name: 1 / (1 + np.exp(-(X @ W + b))) for name, X in codes.items()}
        assert abs(share(codes["train"], codes["test"]) - flat) < 0.04
        assert np.all(np.ptp(codes["test"], axis=0) > 0.75)


@claim("To three decimals the same.")
def library(reference):
    train = scans()[0]
    for model, X in ((PCA(8), centred()), (TruncatedSVD(8, algorithm="arpack"), train)):
        back = model.inverse_transform(model.fit_transform(train))
        assert round(off(train, back), 3) == round(reference.optimal_linear_ae(X, 8)[2], 3)


@claim(
    "A stranger is not always strange.",
    "Nearly all sevens are flagged, and of the nines about one in six [...] other digits.",
    "Of digits that the machine knows, 5 % should be flagged, and it is 6 to 10 %, [...]",
    "The others lie between, at about a third to nearly nine tenths.",
    "And the A, which the reader took for a seven, [...] as the worst training image.",
    "Look at the ten digits beside it, typed like it: [...] further off than the A.",
)
def strangers(reference):
    train, train_digits, test, test_digits = scans()
    shades = {".": 0.0, "o": 0.5, "#": 1.0}
    typed = np.array([[shades[character] for character in word] for word in typed_words()])

    def errors(params, X):
        return np.sum((X - reference.ae_forward(params, X)["X_hat"]) ** 2, axis=1)

    for seed, digit, low, high in (
        (0, 7, 0.9, 1),
        (0, 9, 0.14, 0.19),
        (2, 9, 0.22, 0.28),
        *((0, digit, 0.33, 0.88) for digit in (0, 1, 2, 3, 4, 5, 6, 8)),
    ):
        known = train[train_digits != digit]
        params = trained(reference, known, 8, seed, 0.3, 60)
        flags = reference.anomaly_flags(errors(params, known), errors(params, test))[1]
        assert low <= flags[test_digits == digit].mean() <= high
        assert 0.055 < flags[test_digits != digit].mean() < 0.105
    for seed in range(2):
        params = trained(reference, train, 8, seed, 0.3)
        off_by, usual = errors(params, typed), errors(params, train)
        assert 1.8 < off_by[0] / usual.max() < 2.3
        assert off_by[1] > off_by[0]
        assert np.all(off_by > np.quantile(usual, 0.95))
        if seed == 0:
            assert_rounds_to(off_by[0], "9.2")
