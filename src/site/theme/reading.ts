/**
 * Stands in a page that was rendered in advance, before all that it shows: marks the document for as long as the browser
 * is still reading it. A rule that asks what follows an element (`:has`) needs no script, and is asked anew at each
 * change of the page for as long as it is open.
 */
export const readingScript =
  'document.documentElement.dataset.reading="";document.onreadystatechange=()=>{delete document.documentElement.dataset.reading}'

/** What shares a row, or stands below the main part, would jump with each piece of the page that comes. */
export const readingCss = '[data-reading] :is(nav,main~*){visibility:hidden}'
