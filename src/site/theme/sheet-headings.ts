import type { Theme } from '@/contract/generated/merchant-types'

/** The room above a heading, which `modal-parts.ts` has as a margin: what lies behind it begins at the edge. */
const room = 'margin:0;padding-block:calc(clamp(.75rem,calc(var(--space-1)*4),1.5rem) + .45rem) .9rem'

/**
 * The rules of a brand's headings of dialogs and sheets, by the attribute of the title. They stand in the document,
 * where a brand without them pays nothing, and no script grows by them.
 */
export const sheetHeadings: Readonly<Record<Theme['style']['sheetHeading'], string>> = {
  plain: '',
  light: `h2[data-sheet]{${room};background:radial-gradient(75% 110% at 50% 0,color-mix(in srgb,var(--color-accent) 26%,transparent),transparent)}`,
  // The close control stands behind the body. The ring around it is seen on the band too.
  band: `h2[data-sheet]{${room};background:var(--color-primary)}h2[data-sheet],h2[data-sheet]+div+div{color:var(--color-on-primary)}h2[data-sheet]+div+div>:focus-visible{outline-color:currentcolor}`,
  rule: `h2[data-sheet]{${room};padding-inline-start:4rem;border-block-end:1px solid color-mix(in srgb,var(--color-accent) 55%,var(--color-border));text-align:center}`,
}
