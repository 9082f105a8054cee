"""Formulas of the released notebooks in JupyterLab, seen through Chromium."""

# The text cells in which something is no formula yet: a dollar sign or a command that MathJax
# left as it was, or one that it marked as wrong. None are found before it has begun, so count.
UNSET = r"""() => {
    const cells = [...document.querySelectorAll('.jp-NotebookPanel .jp-RenderedMarkdown')];
    if (!document.querySelector('mjx-container')) return ['no formula has been set'];
    return cells.map(cell => {
        const copy = cell.cloneNode(true);
        const wrong = 'mjx-merror, mjx-container [style*="color: red"]';
        if (copy.querySelector(wrong)) return 'wrong: ' + cell.textContent;
        copy.querySelectorAll('code, mjx-container').forEach(part => part.remove());
        return (copy.textContent.match(/.{0,40}(\$|\\[a-zA-Z]).{0,40}/) || [''])[0];
    }).filter(Boolean);
}"""


def test_every_formula_is_set(notebook, slug):
    window = notebook(slug)
    left = window.evaluate(UNSET)
    for _ in range(100):
        if not left:
            break
        window.wait_for_timeout(200)
        left = window.evaluate(UNSET)
    assert left == []
