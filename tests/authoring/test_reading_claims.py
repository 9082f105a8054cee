"""What the prose claims is found, and who answers for it."""

import numpy as np
import pytest

from autograder.authoring.claims import (
    assert_rounds_to,
    claim,
    given,
    printed,
    read_claims,
    read_shared_claims,
)

HEAD = """\
---
kernelspec:
  display_name: Python 3
  language: python
  name: python3
---

"""
IMPORTS = "from autograder.authoring.claims import claim, given, printed\n"
FIRST_LINE = HEAD.count("\n") + 1


@pytest.fixture
def topic(tmp_path):
    """Write the prose and the claims of a topic, and return what is read."""

    def write(prose, claims=""):
        for path, text in (
            (tmp_path / "assignments" / "lines" / "notebook.md", HEAD + prose),
            (tmp_path / "tests" / "claims" / "lines.py", IMPORTS + claims),
        ):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return read_claims(tmp_path, "lines")

    return write


def words(record):
    return [word for sentence in record.unclaimed for word in sentence.unclaimed]


@pytest.mark.parametrize(
    ("prose", "expected"),
    [
        ("It was 12.5 metres.", ["12.5"]),
        ("It costs 1,984 pounds.", ["1,984"]),
        ("It is twice as long, and half as wide.", ["twice", "half"]),
        ("Twelve apostles, one table.", ["Twelve"]),
        ("It NEVER rains.", ["NEVER"]),
        (
            "This is the best, and almost always the fastest.",
            ["best", "almost", "always", "fastest"],
        ),
        ("A factor of $3\\cdot 10^{-9}$ is small.", ["3", "10"]),
        ("The quotient is $\\tfrac{122}{41}$.", ["122", "41"]),
        ("| `half` | 6 |\n|---|---|\n| rest | 7 |", ["half", "6", "7"]),
        ("- first, 5\n- then, 8", ["5", "8"]),
        ("## 7. Experiment: 442 patients", ["442"]),
        ("**On paper.** `[2, 7]` grows.", ["2", "7"]),
        ("**Exactly.** The result is exactly 3.", ["exactly", "3"]),
    ],
)
def test_numbers_and_strong_words_are_found(topic, prose, expected):
    assert words(topic(prose)) == expected


@pytest.mark.parametrize(
    "prose",
    [
        "## 7. Experiment",
        "The rows $x_1, \\dots, x_{12}$ and the square $r^2$.",
        "Call `eigenvalues_2x2`, which returns float64.",
        "As in\n\n$$x = 3 + 4$$\n\none sees.",
        "```\nprint(5)\n```",
        "```{code-cell}\nprint(5)\n```",
        "1. one item\n2. another",
        "**Exactly.** Return a tuple.",
        "**Exactly**\n\n- Return a tuple.",
        "One swallow, one summer; the oven and the mosaic are whole.",
    ],
)
def test_what_is_no_claim_is_left_alone(topic, prose):
    assert topic(prose).is_complete


def test_sentences_stand_where_they_stand(topic):
    record = topic(
        "Nobody\nknows. A long sentence that goes on,\nand then says 5.\n\nThe next has 6."
    )
    found = [(sentence.line - FIRST_LINE, sentence.words) for sentence in record.unclaimed]
    assert found == [
        (0, "Nobody knows."),
        (1, "A long sentence that goes on, and then says 5."),
        (4, "The next has 6."),
    ]


@pytest.mark.parametrize(
    "quote",
    [
        "It won 166 times out of 200.",
        "won 166 times out of 200",
        "won *166* times\\n   out of **200**",
        "It won [...] of 200",
        "won 166 [...]",
    ],
)
def test_a_quote_covers_what_it_holds(topic, quote):
    record = topic("It won **166** times\nout of 200.", f'given("{quote}", why="a test")')
    assert record.is_complete


def test_what_a_quote_leaves_out_of_a_sentence_is_unclaimed(topic):
    record = topic("It won 166 times out of 200.", 'given("166 times", why="a test")')
    assert words(record) == ["200"]
    assert record.faults == ()


def test_every_kind_of_answer_is_recorded(topic):
    claims = """
@claim("It won 3 times.", "Never more.")
def it_wins(reference):
    assert reference

printed("It lost 4 times.")
given("It has 5 legs.", why="a definition")
"""
    record = topic("It won 3 times. Never more. It lost 4 times. It has 5 legs.", claims)
    assert record.is_complete
    (won,), (lost,), (legs,) = record.claims, record.printed, record.given
    assert (won.name, won.quotes) == ("it_wins", ("It won 3 times.", "Never more."))
    with pytest.raises(AssertionError):
        won.function(reference=None)
    assert lost.quotes == ("It lost 4 times.",)
    assert (legs.quotes, legs.why) == (("It has 5 legs.",), "a definition")
    assert [entry.line for entry in (won, lost, legs)] == [3, 7, 8]


@pytest.mark.parametrize(
    ("quote", "message"),
    [
        ("It won 4 times", "does not stand in the notebook"),
        ("won 3 times. It lost", "does not stand in the notebook"),  # in two paragraphs
        ("won [...] lost", "does not stand in the notebook"),
        ("times", "stands 2 times in the notebook"),
    ],
)
def test_a_quote_that_fits_no_place_or_several_is_a_fault(topic, quote, message):
    record = topic("It won 3 times.\n\nIt lost 3 times.", f'\nprinted("{quote}")\n')
    (fault,) = record.faults
    assert fault.file.as_posix() == "tests/claims/lines.py"
    assert fault.line == 3
    assert message in fault.message
    assert words(record) == ["3", "3"]
    assert not record.is_complete


def test_without_claims_everything_is_unclaimed(topic, tmp_path):
    topic("It won 3 times.")
    (tmp_path / "tests" / "claims" / "lines.py").unlink()
    record = read_claims(tmp_path, "lines")
    assert ["the file is missing" in fault.message for fault in record.faults] == [True]
    assert words(record) == ["3"]


def test_an_error_of_the_claims_themselves_is_not_hidden(topic):
    with pytest.raises(FileNotFoundError):
        topic("It won 3 times.", 'open("no such file")')
    assert topic("It is so.").is_complete


def test_reading_twice_records_once(topic, tmp_path):
    topic("It won 3 times.", 'printed("3 times")')
    assert len(read_claims(tmp_path, "lines").printed) == 1


@pytest.fixture
def shared(tmp_path):
    """Write shared texts and their claims, and return what is read."""

    def write(texts, claims=None):
        folder = tmp_path / "assignments" / "_shared"
        folder.mkdir(parents=True)
        for name, prose in texts.items():
            (folder / f"{name}.md").write_text(prose)
        if claims is not None:
            path = tmp_path / "tests" / "claims" / "shared.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(IMPORTS + claims)
        return read_shared_claims(tmp_path)

    return write


def test_shared_texts_have_claims_of_their_own(shared):
    record = shared(
        {"one": "It won 3 times.\n", "two": "Of {{title}}.\n\nIt lost 4 times.\n"},
        'given("It won 3 times.", why="a test")',
    )
    assert record.faults == ()
    (sentence,) = record.unclaimed
    assert sentence.file.as_posix() == "assignments/_shared/two.md"
    assert (sentence.line, sentence.unclaimed) == (3, ("4",))


def test_a_quote_that_no_shared_text_holds_is_a_fault(shared):
    (fault,) = shared({"one": "It won.\n"}, 'printed("It lost 4 times.")').faults
    assert fault.file.as_posix() == "tests/claims/shared.py"
    assert "does not stand in the shared texts" in fault.message


def test_shared_texts_without_claims(shared, tmp_path):
    assert read_shared_claims(tmp_path).is_complete
    record = shared({"one": "It won 3 times.\n"})
    assert ["the file is missing" in fault.message for fault in record.faults] == [True]
    assert words(record) == ["3"]


def test_a_topic_need_not_quote_what_it_places(topic, shared):
    shared({"one": "It won 3 times.\n"})
    placed = "```{code-cell}\n:tags: [shared]\n\none\n```\n"
    record = topic(f"{placed}\nIt lost 4 times.")
    assert words(record) == ["4"]
    assert record.unclaimed[0].file.as_posix() == "assignments/lines/notebook.md"
    record = topic(placed, 'printed("It won 3 times.")')
    assert ["does not stand in the notebook" in fault.message for fault in record.faults] == [True]


@pytest.mark.parametrize(
    "call",
    [claim, printed, lambda: given(why="none"), lambda: claim(""), lambda: printed("a", "")],
)
def test_a_quote_is_required(call):
    with pytest.raises(ValueError, match="a quote is missing"):
        call()


def test_a_reason_is_required():
    with pytest.raises(ValueError, match="why is empty"):
        given("It has 5 legs.", why=" ")


@pytest.mark.parametrize(
    ("got", "written"),
    [
        (2.44, "2.4"),
        (2.36, "2.4"),
        (-1.318, "-1.3"),
        (212523.2, "212523"),
        (4.86e9, "5e9"),
        (3.9e-8, "4e-8"),
        (np.float64(0.25), "0.3"),
        (0.25, "0.2"),
        (7, "7"),
    ],
)
def test_a_number_reads_as_it_is_written(got, written):
    assert_rounds_to(got, written)


@pytest.mark.parametrize(
    ("got", "written"),
    [
        (2.46, "2.4"),
        (1.3, "-1.3"),
        (212524, "212523"),
        (5.6e9, "5e9"),
        (3e-8, "4e-8"),
        (float("nan"), "1"),
        (float("inf"), "1"),
    ],
)
def test_a_number_that_reads_otherwise_is_found(got, written):
    with pytest.raises(AssertionError, match="the notebook says"):
        assert_rounds_to(got, written)
