import type { Theme } from '@/contract/generated/merchant-types'
import { ballVariables } from './ball-variables'
import type { Variables } from './token-variables'

type Style = Theme['style']

/** CSS variables for the theme's style options, so that no part has to read them. */
export function styleVariables(style: Style): Variables {
  const { headingCase, cardStyle, buttonStyle, pageBackdrop, sheetEdge, drawnNumbers, pictures } = style
  return {
    ...headings[headingCase],
    ...cards[cardStyle],
    ...buttons[buttonStyle],
    ...sheetEdges[sheetEdge],
    ...ballVariables[drawnNumbers],
    'page-backdrop': backdrops[pageBackdrop],
    'picture-filter': filters[pictures],
  }
}

const headings: Record<Style['headingCase'], Variables> = {
  none: { 'heading-transform': 'none', 'heading-tracking': '-.02em', 'control-tracking': '0' },
  uppercase: { 'heading-transform': 'uppercase', 'heading-tracking': '0', 'control-tracking': '.03em' },
}

const cards: Record<Style['cardStyle'], Variables> = {
  flat: { 'card-background': 'var(--color-surface)', 'card-border': '0', 'card-shadow': 'none' },
  outlined: {
    'card-background': 'var(--color-surface)',
    'card-border': '1px solid var(--color-border)',
    'card-shadow': 'none',
  },
  raised: { 'card-background': 'var(--color-surface)', 'card-border': '0', 'card-shadow': 'var(--shadow-card)' },
  glass: {
    'card-background':
      'linear-gradient(160deg,color-mix(in srgb,var(--color-surface-raised) 88%,transparent),color-mix(in srgb,var(--color-surface) 78%,transparent))',
    'card-border': '1px solid color-mix(in srgb,var(--color-border) 80%,var(--color-accent))',
    'card-shadow': 'inset 0 1px 0 color-mix(in srgb,var(--color-text) 9%,transparent),var(--shadow-card)',
  },
}

const buttons: Record<Style['buttonStyle'], Variables> = {
  solid: {
    'button-background': 'var(--color-primary)',
    'button-shadow': 'none',
    'button-border-width': '1px',
    'button-press': '0 1px',
  },
  gradient: {
    'button-background':
      'linear-gradient(100deg,var(--color-primary),color-mix(in oklab,var(--color-primary) 35%,var(--color-accent)))',
    'button-shadow': '0 6px 24px -8px color-mix(in srgb,var(--color-primary) 70%,transparent)',
    'button-border-width': '1px',
    'button-press': '0 1px',
  },
  block: {
    'button-background': 'var(--color-primary)',
    'button-shadow': '3px 3px 0 var(--color-text)',
    'button-border-width': '2px',
    'button-press': '3px 3px',
  },
}

const backdrops: Record<Style['pageBackdrop'], string> = {
  plain: 'none',
  glow: [
    'radial-gradient(60rem 36rem at 82% -8rem,color-mix(in srgb,var(--color-accent) 15%,transparent),transparent 70%)',
    'radial-gradient(52rem 40rem at 8% 12rem,color-mix(in srgb,var(--color-primary) 11%,transparent),transparent 70%)',
    'radial-gradient(70rem 44rem at 60% 110%,color-mix(in srgb,var(--color-accent) 9%,transparent),transparent 70%)',
  ].join(','),
  stripes:
    'repeating-linear-gradient(115deg,transparent 0 22px,color-mix(in srgb,var(--color-text) 3.5%,transparent) 22px 24px)',
}

const line = 'var(--button-border-width) solid color-mix(in srgb,var(--color-border) 80%,var(--color-text))'
const edge = (border: string, light = ''): Variables => ({
  'sheet-border': border,
  'sheet-shadow': `${light}var(--shadow-overlay)`,
})

const sheetEdges: Record<Style['sheetEdge'], Variables> = {
  line: edge(line),
  glow: edge(
    '1px solid color-mix(in srgb,var(--color-accent) 70%,var(--color-border))',
    '0 0 4rem -1rem color-mix(in srgb,var(--color-accent) 60%,transparent),',
  ),
  bar: edge(line, 'inset 0 6px 0 var(--color-primary),'),
  double: edge('4px double color-mix(in srgb,var(--color-accent) 60%,var(--color-border))'),
}

const filters: Record<Style['pictures'], string> = {
  natural: 'none',
  mono: 'grayscale(1) contrast(1.15)',
  warm: 'sepia(.62) saturate(.9) brightness(1.06)',
}
