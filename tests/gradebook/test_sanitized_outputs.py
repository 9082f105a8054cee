import base64
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nbconvert.filters.markdown_mistune import markdown2html_mistune

from autograder.gradebook.sanitize import (
    MAX_OUTPUTS,
    literal_markdown,
    sanitize_markdown,
    sanitize_outputs,
    sanitize_text,
)

PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n" + b"0" * 24).decode()
JPEG = base64.b64encode(b"\xff\xd8\xff" + b"0" * 24).decode()


class Page(HTMLParser):
    """All tags and attributes of a page, as a browser would see them."""

    def __init__(self, page):
        super().__init__()
        self.tags, self.attributes, self.text = set(), [], ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.attributes += [(tag, name, value or "") for name, value in attributes]

    def handle_data(self, data):
        self.text += data


SAFE_ATTRIBUTES = {
    *(("a", name) for name in ("href", "title", "rel")),
    *(("img", name) for name in ("src", "alt", "title")),
    ("ol", "start"),
}
ACTIVE = {
    "script",
    "style",
    "iframe",
    "object",
    "embed",
    "svg",
    "math",
    "form",
    "input",
    "textarea",
}


def assert_sanitized(cell_source):
    """Look at what nbgrader's pages make of a Markdown cell."""
    page = Page(markdown2html_mistune(cell_source))
    assert not page.tags & {*ACTIVE, "textarea", "link", "meta", "base", "button", "video"}
    assert {(tag, name) for tag, name, _ in page.attributes} <= SAFE_ATTRIBUTES
    for tag, name, value in page.attributes:
        if (tag, name) == ("a", "href"):
            assert value.lower().startswith(("http://", "https://", "mailto:", "#"))
        if (tag, name) == ("img", "src"):
            assert value.startswith(("data:image/png;base64,", "data:image/jpeg;base64,"))
    return page


ATTACKS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)><animate onbegin=alert(1)>",
    "[click](javascript:alert(1))",
    "[click]( jAvAsCrIpT&colon;alert(1))",
    "[click][x]\n\n[x]: javascript:alert(1)",
    "<javascript:alert(1)>",
    "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
    "[log out](/logout)",
    "![track](https://evil.example/pixel.png)",
    "![attached](attachment:x.svg)",
    "![svg](data:image/svg+xml;base64,PHN2Zz4=)",
    "# reason-question",
    "<input id='reason-question'><div id='double-check' class='modal'>",
    "<pre>\n\n# heading\n\n[x](javascript:alert(1))\n\n</pre>",
    "```\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))\n```",
    "$$\n<script>alert(1)</script>\n$$",
    "$<img src=x onerror=alert(1)>$",
    "\\begin{align}<script>alert(1)</script>\\end{align}",
    "<!-- --><script>alert(1)</script><!-- -->",
    "</div></div><script>alert(1)</script>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<form action='/api'><button>Full credit</button></form>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "<div style='position:fixed;top:0'>10 of 10</div>",
    "a\x00b<scr\x00ipt>alert(1)</script>",
]


@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_in_markdown_comes_to_nothing(attack):
    assert_sanitized(sanitize_markdown(attack))
    assert_sanitized(literal_markdown(attack))


@given(st.lists(st.sampled_from([*ATTACKS, "\n", "\n\n", "> ", "- ", "    ", "`", "$", "*"])))
def test_no_mixture_of_attacks_comes_to_anything(parts):
    assert_sanitized(sanitize_markdown("".join(parts)))


@given(st.text())
def test_any_text_can_be_shown(text):
    source = sanitize_markdown(text)
    assert "\n" not in source
    source.encode("utf-8")
    assert_sanitized(source)


@pytest.mark.parametrize(
    "formula",
    ["$a < b$", "$x_1 * y_2 * z$", r"$$\sum_i x_i^2$$", r"$\alpha \_ \{x\}$"],
)
def test_a_formula_reaches_the_page_as_it_was_written(formula):
    assert formula in assert_sanitized(sanitize_markdown(f"so {formula} holds")).text


@pytest.mark.parametrize("block", ["$$\na & b \\\\\nc\n$$", "\\begin{align}\na &= b\n\\end{align}"])
def test_a_displayed_formula_reaches_the_page_as_it_was_written(block):
    assert block in assert_sanitized(sanitize_markdown(f"so\n\n{block}\n\nholds")).text


@pytest.mark.parametrize("macro", ["href", "style", "class", "cssId", "require", "newcommand"])
def test_active_commands_of_the_formula_renderer_are_disarmed(macro):
    for text in (f"$\\{macro}{{javascript:alert(1)}}{{x}}$", f"&#92;{macro}{{x}}", f"\\\\{macro}"):
        assert f"\\{macro}" not in assert_sanitized(sanitize_markdown(text)).text


def test_ordinary_markdown_keeps_its_look():
    source = sanitize_markdown(
        "**Bold** and *thin*.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |"
    )
    assert {"strong", "em", "ul", "li", "table", "td"} <= assert_sanitized(source).tags


def test_a_picture_inside_the_notebook_is_kept():
    source = sanitize_markdown(f"![plot](data:image/png;base64,{PNG})")
    assert ("img", "src", f"data:image/png;base64,{PNG}") in assert_sanitized(source).attributes


def test_a_very_long_cell_is_shortened_and_shown_literally():
    source = sanitize_markdown("[" * 500_000)
    assert len(source) < 100_000
    assert "characters are left out here" in source


def test_terminal_sequences_and_bidirectional_marks_are_taken_out_of_text():
    text = sanitize_text("\x1b[31mred\x1b[0m \x1b]0;title\x07\u202e\x08 end")
    assert text == "red ⟨U+202E⟩⟨U+0008⟩ end"


def test_long_text_keeps_its_beginning_and_its_end():
    text = sanitize_text("begin" + "x" * 100_000 + "end", 1000)
    assert text.startswith("begin")
    assert text.endswith("end")
    assert len(text) < 1100


def test_of_outputs_text_errors_and_images_are_kept():
    kept = sanitize_outputs(
        [
            {"output_type": "stream", "name": "stdout", "text": ["a", "b"]},
            {"output_type": "stream", "name": "evil", "text": "c"},
            {"output_type": "error", "ename": "E", "evalue": "v", "traceback": ["\x1b[0m1", "2"]},
            {
                "output_type": "execute_result",
                "data": {"text/plain": "<b>", "text/html": "<script>", "image/png": PNG + "\n"},
                "metadata": {"image/png": {"width": "<script>"}},
            },
            {"output_type": "display_data", "data": {"image/jpeg": JPEG}, "transient": {"x": 1}},
        ]
    )
    assert kept == [
        {"output_type": "stream", "name": "stdout", "text": "ab"},
        {"output_type": "stream", "name": "stdout", "text": "c"},
        {"output_type": "error", "ename": "E", "evalue": "v", "traceback": ["1", "2"]},
        {
            "output_type": "display_data",
            "data": {"text/plain": "<b>", "image/png": PNG},
            "metadata": {},
        },
        {"output_type": "display_data", "data": {"image/jpeg": JPEG}, "metadata": {}},
    ]


@pytest.mark.parametrize(
    "output",
    [
        {"output_type": "display_data", "data": {"text/html": "<script>alert(1)</script>"}},
        {"output_type": "display_data", "data": {"image/svg+xml": "<svg onload=alert(1)>"}},
        {"output_type": "display_data", "data": {"application/javascript": "alert(1)"}},
        {"output_type": "display_data", "data": {"text/latex": "$\\href{javascript:x}{y}$"}},
        {"output_type": "display_data", "data": {"image/png": '"><script>alert(1)</script>'}},
        {"output_type": "display_data", "data": {"image/png": JPEG}},
        {"output_type": "display_data", "data": {"image/png": PNG * 10**5}},
        {"output_type": "display_data", "data": ["no", "dictionary"]},
        {"output_type": "invented"},
        {},
    ],
)
def test_all_other_outputs_are_dropped(output):
    assert sanitize_outputs([output]) == []


def test_many_outputs_are_cut_short():
    kept = sanitize_outputs([{"output_type": "stream", "text": "x"}] * 10_000)
    assert len(kept) == MAX_OUTPUTS + 1
    assert "9950 more outputs" in kept[-1]["text"]
