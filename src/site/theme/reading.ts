/**
 * Inline script at the start of a prerendered page: marks the document while the browser is still parsing it. CSS alone
 * could select by what follows an element (`:has`), but would be evaluated again at each change of the page for as long
 * as it is open.
 */
export const readingScript =
  'document.documentElement.dataset.reading="";document.onreadystatechange=()=>{delete document.documentElement.dataset.reading}'

/**
 * Hidden while parsing, because elements that share a row with the main content, or follow it, would shift as more of
 * the page arrives.
 */
export const readingCss = '[data-reading] :is(nav,main~*){visibility:hidden}'
