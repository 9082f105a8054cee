"""Formulas of the released notebooks in JupyterLab, seen through Chromium."""

import pytest

from tests.pages.conftest import SECONDS

# Opens a notebook as the file browser does, closes those before it, and needs no kernel.
OPEN = """async path => {
    const {commands, shell} = window.jupyterapp;
    for (const old of [...shell.widgets('main')]) old.dispose();
    const opened = {path, factory: 'Notebook', kernelPreference: {shouldStart: false}};
    const panel = await commands.execute('docmanager:open', opened);
    await panel.context.ready;
    await panel.revealed;
    const texts = panel.content.widgets.filter(cell => cell.model.type === 'markdown');
    return {id: panel.id, count: texts.length};
}"""

# The text cells in which something is no formula yet: a dollar sign or a command that MathJax
# left as it was, or one that it marked as wrong. None are found before it has begun, so count.
UNSET = r"""({id, count}) => {
    const panel = document.getElementById(id);
    const cells = [...panel.querySelectorAll('.jp-RenderedMarkdown')];
    if (cells.length < count) return [`${cells.length} of ${count} cells are drawn`];
    if (!panel.querySelector('mjx-container')) return ['no formula has been set'];
    return cells.map(cell => {
        const copy = cell.cloneNode(true);
        const wrong = 'mjx-merror, mjx-container [style*="color: red"]';
        if (copy.querySelector(wrong)) return 'wrong: ' + cell.textContent;
        copy.querySelectorAll('code, mjx-container').forEach(part => part.remove());
        return (copy.textContent.match(/.{0,40}(\$|\\[a-zA-Z]).{0,40}/) || [''])[0];
    }).filter(Boolean);
}"""


@pytest.fixture(scope="module")
def window(browser, lab):
    """One JupyterLab for all topics: to load it costs more than to open a notebook in it."""
    window = browser.new_page(viewport={"width": 1250, "height": 1000})
    window.set_default_timeout(60 * SECONDS)
    yield window
    window.close()


@pytest.fixture
def opened(window, lab, slug):
    """Open the released notebook of a topic; return its panel and how many text cells it has."""
    address = lab(slug)
    if window.url == "about:blank":
        window.goto(address, wait_until="domcontentloaded")
        window.locator(".jp-NotebookPanel .jp-CodeCell").first.wait_for()
    return window.evaluate(OPEN, f"{slug}/{slug}.ipynb")


def test_every_formula_is_set(window, opened):
    left = window.evaluate(UNSET, opened)
    for _ in range(100):
        if not left:
            break
        window.wait_for_timeout(200)
        left = window.evaluate(UNSET, opened)
    assert left == []
