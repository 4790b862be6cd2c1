import { expect, it } from 'vitest'
import { pathOf } from './icon-drawings'

it.each([
  ['path', { d: 'm10 17 5-5-5-5' }, 'M10 17l5-5-5-5'],
  ['path', { d: 'm6.13 14.765.86-.5 2 3.46' }, 'M6.13 14.76l.86-.5 2 3.46'],
  ['path', { d: 'm2 2v4' }, 'M2 2v4'],
  ['path', { d: 'M3 10a2 2 0 0 1 .709-1.528z' }, 'M3 10a2 2 0 0 1 .70-1.52z'],
  ['path', { d: 'M2 12.6789A2 2 0 0112.6789 19' }, 'M2 12.67A2 2 0 0112.67 19'],
  ['circle', { cx: '12', cy: '7', r: '4' }, 'M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z'],
  ['line', { x1: '19', x2: '19', y1: '8', y2: '14' }, 'M19 8L19 14'],
  ['rect', { x: '3', y: '7', width: '18', height: '4', rx: '0' }, 'M3 7h18v4h-18v-4z'],
  [
    'rect',
    { x: '5', y: '2', width: '14', height: '20', rx: '2' },
    'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2z',
  ],
])('draws a %s %o as %s', (element, attributes, path) => {
  expect(pathOf([element, attributes])).toBe(path)
})
