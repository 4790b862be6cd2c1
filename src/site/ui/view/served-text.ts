declare global {
  interface Window {
    /**
     * From now on the texts of what is not hydrated yet stay as they were served. Returns whether anything has rewritten
     * them. Undefined on a page that was not prerendered.
     */
    asServed?: () => boolean
  }
}

/** What is not hydrated by then, in milliseconds, is left to whoever rewrites it. */
const longestHold = 30_000

/** Who rewrites a text so often again is let have it: both would go on for ever. */
const mostTimes = 5

/**
 * Inline script behind a prerendered page. A browser that translates the page replaces its texts, often by `<font>`
 * around the new ones; React then fails to hydrate what they stand in, and draws it anew without the translation. So a
 * change that nobody but such a translator makes, in an element that was served and that React has not hydrated, is
 * taken back before React sees it, and made again when the element has been hydrated for a moment. React marks an
 * element before the part around it is complete: hence the second look.
 *
 * Changes are kept by the element whose texts they change. They are made again only where its texts are still those
 * that were served.
 */
export const servedTextScript = `{
const root = document.getElementById("root");
const served = new WeakSet(root.querySelectorAll("*"));
const held = new Map();
const seen = new WeakSet();
let began = 0, isRewritten = false, timer;
const isAlive = (element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
const ownerOf = (node) => (node.closest ? node : node.parentElement)?.closest(":not(font)");
const textsOf = (owner) => JSON.stringify([...owner.childNodes].map(({ data }) => data));
const change = ({ node, next }, from, to) => {
from.forEach((each) => each.parentNode === node && each.remove());
to.forEach((each) => node.insertBefore(each, next?.parentNode === node ? next : null));
};
const swapText = (each) => {
const { data } = each.node;
each.node.data = each.text;
each.text = data;
};
const undo = (changes) => [...changes].reverse().forEach((each) => {
if (each.text !== null) return swapText(each);
each.places = each.gone.map((node) => [node, node.parentNode, node.nextSibling]);
change(each, each.came, each.gone);
});
const redo = (owner, { changes, texts }) => {
if (textsOf(owner) !== texts) return;
changes.forEach((each) => {
if (each.text !== null) return swapText(each);
change(each, each.gone, []);
each.places.forEach(([node, parent, next]) => parent?.insertBefore(node, next));
change(each, [], each.came);
});
};
const nodesOf = ({ node, text, gone }) => (text === null ? gone : [node]);
const note = (records) => {
const fresh = new Map();
for (const { target: node, oldValue: text, removedNodes, addedNodes, nextSibling: next } of records) {
const owner = ownerOf(node);
if (!served.has(owner) || isAlive(owner)) continue;
if (!fresh.has(owner)) fresh.set(owner, []);
fresh.get(owner).push({ node, text, gone: [...removedNodes], came: [...addedNodes], next });
}
for (const [owner, changes] of fresh) {
isRewritten = true;
const { changes: before, times } = held.get(owner) ?? { changes: [], times: 0 };
if (times > ${mostTimes}) continue;
const touched = new Set(changes.flatMap(nodesOf));
if (began) undo(changes);
const isAgain = began && before.some((each) => nodesOf(each).some((node) => touched.has(node)));
held.set(owner, { changes: isAgain ? changes : [...before, ...changes], texts: textsOf(owner), times: began && times + 1 });
}
if (began) {
observer.takeRecords();
if (held.size > 0) lookLater();
}
};
const look = () => {
const isOver = performance.now() - began > ${longestHold};
for (const [owner, each] of held) {
if (owner.isConnected && !isOver && !seen.has(owner)) {
if (isAlive(owner)) seen.add(owner);
continue;
}
held.delete(owner);
if (owner.isConnected) redo(owner, each);
}
observer.takeRecords();
if (isOver) observer.disconnect();
else if (held.size > 0) lookLater();
};
const lookLater = () => {
clearTimeout(timer);
timer = setTimeout(look, 250);
};
const observer = new MutationObserver(note);
observer.observe(root, { childList: true, characterData: true, characterDataOldValue: true, subtree: true });
window.asServed = () => {
note(observer.takeRecords());
if (!began) {
began = performance.now();
for (const [owner, each] of held) {
undo(each.changes);
each.texts = textsOf(owner);
}
observer.takeRecords();
lookLater();
}
return isRewritten;
};
}`.replaceAll('\n', '')
