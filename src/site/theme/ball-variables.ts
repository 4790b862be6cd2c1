import type { Theme } from '@/contract/generated/merchant-types'
import type { Variables } from './token-variables'

export type BallLook = Theme['style']['drawnNumbers']

/** How each look draws a ball: the variables that `Balls` reads, of the page and of a section that has its own look. */
export const ballVariables: Readonly<Record<BallLook, Variables>> = {
  // Lit from above.
  glossy: {
    'ball-background':
      'radial-gradient(circle at .68em .55em,#fff 0 .12em,transparent .5em),radial-gradient(circle at 50% 45%,#fff3c9,#f4b63c 70%,#b06f0c)',
    'ball-border': '0',
    'ball-corner': '1em',
    'ball-shadow': '0 2px 6px rgb(0 0 0/35%)',
    'ball-color': '#2a1600',
    'ball-face': 'inherit',
    'ball-width': '1.95em',
    'ball-gap': '.18em',
    'ball-turn': '0deg',
  },
  // Folded paper with a printed ring, each slightly turned.
  paper: {
    'ball-background':
      'linear-gradient(102deg,transparent 49%,rgb(150 92 40/22%) 50%,transparent 52%),repeating-linear-gradient(17deg,rgb(150 92 40/5%) 0 2px,transparent 2px 5px),#fff8ea',
    'ball-border': '1px solid #d9b98a',
    'ball-corner': '.9em 1.05em .95em 1em/1em .9em 1.05em .95em',
    'ball-shadow': 'inset 0 0 0 3px #fff8ea,inset 0 0 0 4px rgb(181 31 36/45%),1px 2px 0 rgb(120 70 20/28%)',
    'ball-color': '#9c1418',
    'ball-face': 'var(--font-heading)',
    'ball-width': '1.95em',
    'ball-gap': '.22em',
    'ball-turn': '4deg',
  },
  // Flaps of a split-flap display.
  flaps: {
    'ball-background': 'linear-gradient(#2c3138 0 49%,#0c0e11 49% 52%,#20242a 52%)',
    'ball-border': '0',
    'ball-corner': '2px',
    'ball-shadow': 'none',
    'ball-color': '#f4f6f0',
    'ball-face': 'var(--font-heading)',
    'ball-width': '1.55em',
    'ball-gap': '2px',
    'ball-turn': '0deg',
  },
}
