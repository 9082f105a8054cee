"""The website through Chromium, as wide as a telephone: every page, its figures, its search."""

import pytest

from tests.course_copy import TOPIC
from tests.website.conftest import faults_of_page, serious_findings

playwright = pytest.importorskip("playwright.sync_api")


def test_every_page_opens_fits_and_can_be_read_by_all(window, site, address):
    pages = [path.relative_to(site).as_posix() for path in sorted(site.rglob("*.html"))]
    assert f"topics/{TOPIC}.html" in pages
    faults = {name: faults_of_page(window, f"{address}/{name}") for name in pages}
    assert {name: found for name, found in faults.items() if found} == {}
    assert window.goto(f"{address}/topics/{TOPIC}.html")
    assert window.locator("a.figure img").count() == 2


def test_in_the_dark_contrast_is_enough(window, address):
    window.emulate_media(color_scheme="dark")
    assert faults_of_page(window, f"{address}/topics/{TOPIC}.html") == []


def test_what_is_wrong_with_a_page_is_found(window, address):
    window.route("**/bad.html", lambda route: route.fulfill(body=BAD, content_type="text/html"))
    faults = " ".join(faults_of_page(window, f"{address}/bad.html"))
    for one in ("image-alt: <img", "it is 9", "nothing.png", "a mistake of ours", "404"):
        assert one in faults


BAD = """<!doctype html><html lang="en"><title>Bad</title><main style="width:900px">
<img src="nothing.png"><script>throw Error("a mistake of ours")</script></main></html>"""


def test_search_finds_an_exercise(window, address):
    window.goto(f"{address}/search.html?q=loo_residuals")
    window.locator(f"#search-results li a[href*='topics/{TOPIC}.html']").first.click()
    playwright.expect(window.locator("#exercise-loo-residuals")).to_have_count(1)
    assert window.problems == []


def test_a_topic_is_reached_from_the_first_page_and_downloaded(window, address):
    window.goto(f"{address}/index.html")
    window.get_by_role("link", name="Start with the first topic").click()
    with window.expect_download() as download:
        window.get_by_role("link", name="Download the topic").click()
    assert download.value.suggested_filename == f"{TOPIC}.zip"


def test_what_can_be_moved_sideways_is_reached_with_the_keyboard(window, address):
    window.goto(f"{address}/guides/student.html")
    window.evaluate("document.querySelector('pre').textContent = 'x'.repeat(500)")
    window.evaluate("dispatchEvent(new Event('resize'))")
    assert window.locator("pre[tabindex='0']").count() == 1
    assert serious_findings(window) == []


def test_code_is_copied_without_prompts(window, address):
    window.context.grant_permissions(["clipboard-read", "clipboard-write"])
    window.goto(f"{address}/guides/student.html")
    window.locator("button.copybtn").first.click()
    window.locator("button.copybtn.success").wait_for()
    copied = window.evaluate("navigator.clipboard.readText()")
    assert copied == 'echo "[not a link](docs/trust.md)"'


def test_in_what_the_search_shows_a_formula_stands_once(window, address):
    window.goto(f"{address}/search.html")
    page = '<div role="main">so <math class="katex-mathml">a_1</math><b>a1</b></div>'
    assert window.evaluate("page => Search.htmlToText(page)", page) == "so a1"


def test_on_paper_nothing_lies_over_the_text(window, address):
    window.goto(f"{address}/topics/{TOPIC}.html")
    window.emulate_media(media="print")
    assert window.evaluate(FLOATING) == []
    assert window.locator("article h1").is_visible()


FLOATING = """[...document.body.querySelectorAll('*')].filter(one =>
    ['fixed', 'sticky'].includes(getComputedStyle(one).position)
    && one.getBoundingClientRect().width && one.getBoundingClientRect().height
).map(one => one.outerHTML.slice(0, 80))"""
