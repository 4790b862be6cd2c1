import { drop, palette, px, type AcceptedTokens } from './token-parts'

/** Families, weights, measures, times, shadows. */
export const acceptedMeasures: readonly AcceptedTokens[] = [
  {
    what: 'a family as one text',
    tokens: { font: { body: { $type: 'fontFamily', $value: 'Georgia' } } },
    variable: 'font-body',
    css: 'Georgia',
  },
  {
    what: 'families of a system',
    tokens: { font: { body: { $value: ['-apple-system', 'Segoe UI', 'ヒラギノ角ゴ Pro W3', 'sans-serif'] } } },
    variable: 'font-body',
    css: '-apple-system,"Segoe UI","ヒラギノ角ゴ Pro W3",sans-serif',
  },
  {
    what: 'a weight in a word',
    tokens: { fontWeight: { heading: { $value: 'semi-bold' } } },
    variable: 'font-weight-heading',
    css: '600',
  },
  {
    what: 'a weight between the hundreds',
    tokens: { fontWeight: { heading: { $value: 650 } } },
    variable: 'font-weight-heading',
    css: '650',
  },
  {
    what: 'the heaviest word',
    tokens: { fontWeight: { heading: { $value: 'ultra-black' } } },
    variable: 'font-weight-heading',
    css: '950',
  },
  {
    what: 'a measure that is an alias',
    tokens: { radius: { card: { $value: '{size.md}' } }, size: { md: { $type: 'dimension', $value: px(12) } } },
    variable: 'radius-card',
    css: '12px',
  },
  {
    what: 'the figure of another measure',
    tokens: {
      radius: { card: { $value: { value: { $ref: '#/size/md/$value/value' }, unit: 'px' } } },
      size: { md: { $type: 'dimension', $value: px(12) } },
    },
    variable: 'radius-card',
    css: '12px',
  },
  {
    what: 'a time of a transition',
    tokens: {
      duration: { short: { $value: { $ref: '#/motion/enter/$value/duration' } } },
      motion: {
        enter: {
          $type: 'transition',
          $value: {
            duration: { value: 0.2, unit: 's' },
            delay: { value: 0, unit: 'ms' },
            timingFunction: [0, 0, 1, 1],
          },
        },
      },
    },
    variable: 'duration-short',
    css: '0.2s',
  },
  {
    what: 'one shadow',
    tokens: { shadow: { card: { $value: drop } } },
    variable: 'shadow-card',
    css: '0px 2px 4px 0px rgb(0 0 0/0.5)',
  },
  {
    what: 'two shadows, one within',
    tokens: { shadow: { card: { $value: [drop, { ...drop, inset: true }] } } },
    variable: 'shadow-card',
    css: '0px 2px 4px 0px rgb(0 0 0/0.5),inset 0px 2px 4px 0px rgb(0 0 0/0.5)',
  },
  {
    what: 'a shadow of aliases',
    tokens: {
      shadow: { card: { $value: ['{depth.low}', { ...drop, color: '{palette.indigo}', blur: '{size.md}' }] } },
      depth: { low: { $type: 'shadow', $value: drop } },
      size: { md: { $type: 'dimension', $value: px(12) } },
      ...palette,
    },
    variable: 'shadow-card',
    css: '0px 2px 4px 0px rgb(0 0 0/0.5),0px 2px 12px 0px #331a66',
  },
  {
    what: 'a list of shadows within a list',
    tokens: {
      shadow: { card: { $value: ['{depth.two}', drop] } },
      depth: { two: { $type: 'shadow', $value: [drop, drop] } },
    },
    variable: 'shadow-card',
    css: Array(3).fill('0px 2px 4px 0px rgb(0 0 0/0.5)').join(','),
  },
]
