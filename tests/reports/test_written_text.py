"""Answers in words and comments on a page: formulas are drawn, and nothing is active."""

import re

import pytest

from autograder.gradebook.sanitize import sanitize_markdown
from autograder.reports.written_text import MOST_FORMULAS, MOST_NESTED, formula_html, page_html

SAFE_LINK = re.compile(r"https?://|mailto:")
HARMLESS = {"a", "b", "div", "i", "p", "pre", "table"}
HARMLESS |= {"math", "mi", "mn", "mo", "mrow", "mstyle", "mtext"}
HOSTILE = (
    "<script>alert(1)</script>",
    "[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](data:text/html,x)",
    '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
    "<img src=x onerror=alert(1)>",
    "![x](http://example.org/pixel.png)",
    "<svg><script>alert(1)</script></svg>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "<math href='javascript:alert(1)'><mtext>x</mtext></math>",
    r"$\href{javascript:alert(1)}{x}$",
    r"$\text{<script>alert(1)</script><img src=x onerror=alert(1)>}$",
    r"$\color{red;background:url(http://example.org)}{x}$",
    r"$\class{x}{\style{color:red}{y}}$",
    "<iframe src='http://example.org'></iframe><form action=x><input></form>",
    "<style>* { display: none }</style><p style='position:fixed'>x</p>",
    "<b>never <i>closed",
    "</div></section></main>closed by a stranger",
)


@pytest.mark.parametrize("source", HOSTILE)
@pytest.mark.parametrize("is_cleaned", [True, False], ids=["cleaned before", "raw"])
def test_nothing_active_comes_through(tags_of, source, is_cleaned):
    shown = page_html(sanitize_markdown(source) if is_cleaned else source)
    tags = tags_of(f"<body>{shown}</body>")[1:]
    names = {name for name, _ in tags}
    assert names <= HARMLESS
    for _, attributes in tags:
        assert not any(name.startswith("on") or name == "style" for name in attributes)
        assert SAFE_LINK.match(attributes.get("href", "https://"))
    assert "url(" not in re.sub(r">[^<]*<", "><", shown)


def test_elements_are_nested_only_so_deeply(tags_of):
    shown = page_html("<div>" * 5_000 + "the end")
    assert shown.count("<div>") == MOST_NESTED
    assert "the end" in shown
    tags_of(shown)
    assert page_html(sanitize_markdown("> " * 500 + "x")).count("<blockquote>") <= MOST_NESTED


@pytest.mark.parametrize(
    ("source", "drawn"),
    [
        ("$X^\\top X$", "<msup><mi>X</mi><mo>⊤</mo></msup>"),
        ("$$\\sum_{i=1}^n x_i$$", '<math display="block">'),
        ("\\begin{align*}a &= b\\end{align*}", "<mtable>"),
        ("$a<b$", "<mo>&lt;</mo>"),
        ("$\\begin{cases}1 & x\\\\0 & y\\end{cases}$", "<mtr><mtd><mn>0</mn></mtd>"),
    ],
)
def test_formulas_are_drawn(source, drawn):
    assert drawn in page_html(sanitize_markdown(source))


@pytest.mark.parametrize(
    "source", ["`$x$`", "    $x$", "from $5 to $6", "costs $ 5 $", "5$ and 6$"]
)
def test_what_is_no_formula_stays(source):
    assert "<math" not in page_html(sanitize_markdown(source))


@pytest.mark.parametrize(
    "source", [r"\left(", "^^", r"\frac", "{" * 1_000, r"\sqrt" * 400, "x" * 3_000, "x_1_2"]
)
def test_what_cannot_be_drawn_stands_as_it_was_written(source):
    assert formula_html(source, is_wide=False) == source


def test_formulas_without_end_are_drawn_only_so_far():
    shown = page_html("$x$ " * 5_000)
    assert 100 < shown.count("<math") < MOST_FORMULAS / 20
    assert shown.count("$x$") == 5_000 - shown.count("<math")


def test_headings_go_below_those_of_the_page():
    shown = page_html(sanitize_markdown("# One\n\n## Two\n\n### Three"))
    assert re.findall(r"<h\d>", shown) == ["<h3>", "<h4>", "<h3>"]
