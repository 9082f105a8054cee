// Small things that styles alone cannot do. Without this script every page can still be read.

// What can be moved sideways can be reached with the keyboard, too.
function markScrollable() {
  const boxes = "pre, div.math, .table-wrapper, div.cell_output, a.figure";
  for (const box of document.querySelectorAll(boxes)) {
    if (box.matches("a.figure")) continue; // a link is reached anyway
    if (box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
}
addEventListener("load", markScrollable);
addEventListener("resize", markScrollable);

// On paper nothing can be unfolded.
let opened = [];
addEventListener("beforeprint", () => {
  opened = [...document.querySelectorAll("article details:not([open]):not(.hide)")];
  for (const details of opened) details.open = true;
});
addEventListener("afterprint", () => {
  for (const details of opened) details.open = false;
});

// In what the search shows of a page, a formula stands once: as it is drawn, without its MathML.
if (typeof Search !== "undefined") {
  const textOf = Search.htmlToText;
  Search.htmlToText = (html, anchor) => {
    const page = new DOMParser().parseFromString(html, "text/html");
    for (const again of page.querySelectorAll(".katex-mathml")) again.remove();
    return textOf(page.documentElement.outerHTML, anchor);
  };
}
