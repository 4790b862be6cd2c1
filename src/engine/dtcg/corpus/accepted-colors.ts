import { accent, indigo, light, srgb, type AcceptedTokens } from './token-parts'
import type { JsonObject } from '@/contract/json/json-value'

const color = (value: JsonObject): JsonObject => light({ $type: 'color', $value: value })

/** Every colour space, fallbacks, components that are none. */
export const acceptedColors: readonly AcceptedTokens[] = [
  accent('hex beside the components', color(indigo), '#331a66'),
  {
    ...accent(
      'a hex of eight digits, and its opacity',
      { color: { light: { border: { $value: { ...indigo, alpha: 0.5, hex: '#331A6680' } } } } },
      'rgb(51 26 102/0.5)',
    ),
    variable: 'color-border',
  },
  accent('a grey whose hue is none', color({ colorSpace: 'hsl', components: ['none', 0, 20] }), '#333333'),
  accent('whiteness and blackness', color({ colorSpace: 'hwb', components: [250, 10, 60] }), 'hwb(250 10% 60%)'),
  accent(
    'linear light',
    color({ colorSpace: 'srgb-linear', components: [0.02, 0.01, 0.1] }),
    'color(srgb-linear 0.02 0.01 0.1)',
  ),
  accent(
    'a colour of wide screens',
    color({ colorSpace: 'display-p3', components: [0.3, 0, 0.5] }),
    'color(display-p3 0.3 0 0.5)',
  ),
  accent(
    'the same in linear light',
    color({ colorSpace: 'display-p3-linear', components: [0.1, 0, 0.2] }),
    'color(display-p3-linear 0.1 0 0.2)',
  ),
  accent('Lab', color({ colorSpace: 'lab', components: [25, 40, -50] }), 'lab(25 40 -50)'),
  accent('LCH', color({ colorSpace: 'lch', components: [25, 60, 300] }), 'lch(25 60 300)'),
  accent('OKLab', color({ colorSpace: 'oklab', components: [0.35, 0.06, -0.15] }), 'oklab(0.35 0.06 -0.15)'),
  accent(
    'OKLCH with a fallback',
    color({ colorSpace: 'oklch', components: [0.35, 0.16, 290], hex: '#3b1f8f' }),
    '#3b1f8f',
  ),
  accent(
    'a fallback of three digits',
    color({ colorSpace: 'oklch', components: [0.35, 0.16, 290], hex: '#318' }),
    '#331188',
  ),
  accent('Adobe RGB', color({ colorSpace: 'a98-rgb', components: [0.3, 0.1, 0.5] }), 'color(a98-rgb 0.3 0.1 0.5)'),
  accent(
    'ProPhoto',
    color({ colorSpace: 'prophoto-rgb', components: [0.2, 0.1, 0.4] }),
    'color(prophoto-rgb 0.2 0.1 0.4)',
  ),
  accent('Rec. 2020', color({ colorSpace: 'rec2020', components: [0.2, 0.1, 0.4] }), 'color(rec2020 0.2 0.1 0.4)'),
  accent('XYZ', color({ colorSpace: 'xyz', components: [0.05, 0.03, 0.15] }), 'color(xyz 0.05 0.03 0.15)'),
  accent(
    'XYZ of print',
    color({ colorSpace: 'xyz-d50', components: [0.05, 0.03, 0.12] }),
    'color(xyz-d50 0.05 0.03 0.12)',
  ),
  accent('a figure with the noise of a conversion', color(srgb(0.2, -0.0000001, 0.4)), '#330066'),
]
