"use strict";
/* Sorts a table by a click on the head of a column, and filters its rows. Without it the table is
   whole, in the order of names. */
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const valueOf = (cell) => {
  const given = cell.dataset.v ?? cell.textContent.trim();
  const number = Number(given);
  return given === "" || Number.isNaN(number) ? null : number;
};

function sortBy(table, head, place) {
  const isFallingFirst = head.dataset.sort === "down";
  const isAgain = head.getAttribute("aria-sort") === (isFallingFirst ? "descending" : "ascending");
  const falls = isAgain ? !isFallingFirst : isFallingFirst;
  for (const other of table.querySelectorAll("th[aria-sort]")) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", falls ? "descending" : "ascending");
  const body = table.tBodies[0];
  const rows = [...body.rows].map((row) => [valueOf(row.cells[place]), Number(row.dataset.order), row]);
  rows.sort(([a, i], [b, j]) => {
    if (a === null || b === null) return (a === null) - (b === null) || i - j;
    return (falls ? b - a : a - b) || i - j;
  });
  body.append(...rows.map(([, , row]) => row));
}

function makeSortable(table) {
  const heads = table.tHead.rows[0].cells;
  [...heads].forEach((head, place) => {
    if (!head.dataset.sort) return;
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => sortBy(table, head, place));
  });
}

function makeFilter(form) {
  const table = document.getElementById(form.dataset.table);
  const rows = [...table.tBodies[0].rows].map((row) => [row, plain(row.dataset.name)]);
  const said = form.querySelector("output");
  const filter = () => {
    const words = plain(form.elements.name.value).split(/\s+/);
    const [from, to] = ["from", "to"].map((name) => form.elements[name].value);
    const needsLate = form.elements.late?.checked;
    let shown = 0;
    for (const [row, name] of rows) {
      const marks = row.dataset.marks;
      const fits = words.every((word) => name.includes(word))
        && (from === "" || (marks !== "" && Number(marks) >= Number(from)))
        && (to === "" || (marks !== "" && Number(marks) <= Number(to)))
        && (!needsLate || Number(row.dataset.late) > 0);
      row.hidden = !fits;
      shown += fits;
    }
    said.value = shown === rows.length ? "" : `${shown} of ${rows.length} shown`;
  };
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  filter();
}

document.querySelectorAll("table.sortable").forEach(makeSortable);
document.querySelectorAll("form.filter").forEach(makeFilter);
