import { styled } from 'styled-components'
import { scrollEdges } from './view/scroll-edges'

/** What is set in from the edge; each level within another one takes more of the column. */
const setIn = 'ul, ol, menu, dir, dl, blockquote'

/**
 * The column of HTML from the server: whatever is in it is as wide as the column. Attributes such as `width`, which the
 * sanitiser keeps, weigh less than these rules. A table that is still wider scrolls by itself.
 */
export const HtmlColumn = styled.div.attrs({ dir: 'auto' })`
  /* It reads as its language does, whatever that of the page is. */
  text-align: start;

  /* It takes the width that there is, and asks for none: what stands around it cannot be made wider from inside. */
  inline-size: 100%;
  contain: inline-size;
  overflow-x: clip;
  overflow-wrap: anywhere;

  > * + * {
    margin-block-start: var(--space-3);
  }

  img,
  table {
    border: 0;
    max-inline-size: 100%;
  }

  img {
    border-radius: var(--radius-card);
  }

  hr,
  canvas {
    max-inline-size: 100%;
  }

  p {
    unicode-bidi: plaintext;
  }

  pre {
    tab-size: 2;
    white-space: break-spaces;
  }

  nobr {
    white-space: normal;
  }

  big big,
  small small {
    font-size: 1em;
  }

  ${setIn} {
    margin-inline: 0;
    padding-inline-start: min(1.5em, 12%);
  }

  dd {
    margin-inline-start: min(1.5em, 12%);
  }

  /* From the fifth level on nothing is set in any further, and marks stand before their words. */
  :is(${setIn}) :is(${setIn}) :is(${setIn}) :is(${setIn}) :is(${setIn}, dd) {
    margin-inline: 0;
    padding-inline-start: 0;
    list-style-position: inside;
  }

  /* A mark of many digits needs more room than there is beside the words. */
  ol[start],
  li[value] {
    list-style-position: inside;
  }

  table {
    ${scrollEdges}
    display: block;
    block-size: auto;
    float: none;
    overflow-x: auto;
    border-collapse: collapse;
  }

  col,
  colgroup {
    inline-size: auto;
  }

  /* Words stay whole in a table, which scrolls; one as long as an address is broken. */
  td,
  th {
    inline-size: auto;
    max-inline-size: 20rem;
    block-size: auto;
    padding: var(--space-2);
    border: 1px solid var(--color-border);
    overflow-wrap: break-word;
    text-align: start;
    white-space: normal;
  }
`
