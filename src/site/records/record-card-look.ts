import { css } from 'styled-components'

/** With large text on a phone, title and figure do not fit side by side. */
const narrow = '@container (max-width: 16rem)'

/** On the narrowest phones, a long amount leaves no room for a word beside it. */
const narrowPhone = '@container (max-width: 20rem)'

const oneColumn = css`
  grid-template-columns: minmax(0, 1fr);

  > td[data-spot] {
    grid-column: 1;
    text-align: start;
  }

  > td[data-spot='figure'] {
    grid-row: 2;
  }

  > td[data-spot='when'] {
    grid-row: 3;
  }

  > td[data-spot='state'] {
    grid-row: 4;
  }
`

/**
 * A card has two lines: title and figure, and below them when and state; a press shows the rest. The first column is
 * never narrower than a time, the last one never breaks an amount, and title and state share the one between them.
 */
export const cardLook = css`
  tr[data-line] {
    display: grid;
    grid-template-columns: minmax(6rem, 1fr) auto auto;
    align-items: baseline;
    gap: 0 0.5rem;
    padding: 0.45rem 0.5rem;
    margin-block-start: var(--line-gap, 0);
    border-block-end: var(--line-rule, 1px solid var(--color-border));
    border-inline-start: var(--line-edge, 0);
    border-radius: var(--line-radius, 0);
    background: var(--line-background, none);
    line-height: 1.35;
    cursor: pointer;

    /* A colour of the theme, on which the colours of gain and loss can be read. */
    &:hover {
      background: var(--color-surface);
    }
  }

  /* Money stands whole on the second line too: half of an amount is another amount. */
  tr[data-line]:has(> [data-spot='when']:is([data-kind='amount'], [data-kind='points'], [data-kind='change'])) {
    grid-template-columns: minmax(min-content, 1fr) auto auto;
  }

  td {
    min-inline-size: 0;
    overflow-wrap: anywhere;

    &[data-spot='title'] {
      grid-area: 1 / 1 / auto / 3;
      text-wrap: balance;
    }

    &[data-spot='figure'] {
      grid-area: 1 / 3;
      min-inline-size: min-content;
      font-family: var(--figure-face, inherit);
      font-size: var(--figure-size, inherit);
      font-weight: var(--font-weight-control);
    }

    &[data-spot='when'],
    &[data-spot='state'] {
      grid-area: 2 / 1;
      color: var(--color-text-muted);
      font-size: var(--font-size-small);
    }

    &[data-spot='state'] {
      grid-column: 2 / 4;
    }

    &[data-spot='figure'],
    &[data-spot='state'] {
      overflow-wrap: break-word;
      text-align: end;
    }

    /* What a change means stands beside it, so that a card keeps its two lines. */
    &[data-spot] small {
      display: inline-block;
      margin-inline-start: 0.4em;
    }

    /* Money below has its name beside it, as long as there is room for both on the line. */
    &:is([data-spot='when'], [data-spot='state']):is([data-kind='amount'], [data-kind='points'], [data-kind='change']) {
      display: flex;
      flex-flow: row-reverse wrap;
      justify-content: flex-start;
      gap: 0 0.35em;
      block-size: 1lh;
      overflow: hidden;

      &::before {
        content: attr(data-label);
        order: 1;
      }
    }

    &[data-spot='when']:is([data-kind='amount'], [data-kind='points'], [data-kind='change']) {
      justify-content: flex-end;
    }

    &[data-cut] > button {
      display: block;
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;

      /* Of a Latin name at the end of such a line the beginning would be cut off. */
      &:dir(rtl) {
        white-space: normal;
      }
    }

    &[data-spot='more'],
    &[data-empty][data-kind]:is([data-spot='when'], [data-spot='state']) {
      display: none;
    }
  }

  ${narrowPhone} {
    tr[data-line]:has(> [data-spot='figure'] bdi[data-long]) {
      ${oneColumn}
    }
  }

  ${narrow} {
    tr[data-line] {
      ${oneColumn}
    }

    td[data-cut] > button {
      white-space: normal;
    }

    /* With large text a trillion still finds its line. */
    td bdi[data-long] {
      font-size: min(1em, 7cqi);
    }
  }
`
