import { mistakesIn } from './mistake'

const light = (token: string) => `tokens/color/light/${token}`
const logo = (side: string) => `assets/logo/${side}`

export const themeMistakes = mistakesIn('aurora', 'theme', [
  ['a colour as CSS writes it', { [light('accent')]: '#5b21b6' }, 'color-text', light('accent')],
  ['a colour as a value of CSS', { [light('accent/$value')]: 'rgb(91 33 182)' }, 'color-text', light('accent/$value')],
  [
    'a colour in bytes',
    { [light('accent/$value')]: { colorSpace: 'srgb', components: [91, 33, 182] } },
    'color-range',
    light('accent/$value/components'),
  ],
  [
    'a component above 1',
    { [light('accent/$value')]: { colorSpace: 'srgb', components: [0.3, 0.1, 1.7] } },
    'color-range',
    light('accent/$value/components/2'),
  ],
  [
    'a lightness in percent',
    { [light('accent/$value')]: { colorSpace: 'oklch', components: [45, 0.2, 290] } },
    'color-range',
    light('accent/$value/components/0'),
  ],
  [
    'a colour without its third component',
    { [light('accent/$value')]: { colorSpace: 'srgb', components: [0.3, 0.1] } },
    'too-few',
    light('accent/$value/components'),
  ],
  [
    'a colour space that is none',
    { [light('accent/$value')]: { colorSpace: 'rgb', components: [0.3, 0.1, 0.7] } },
    'wrong-value',
    light('accent/$value/colorSpace'),
  ],
  ['a token that is none', { [light('acent')]: { $value: '{color.light.text}' } }, 'unknown-key', `@${light('acent')}`],
  [
    'an alias that is misspelt',
    { [light('accent')]: { $value: '{color.light.txet}' } },
    'alias-unknown',
    light('accent/$value'),
  ],
  [
    'an alias to a colour, for a measure',
    { 'tokens/radius/card': { $value: '{color.light.text}' } },
    'alias-unknown',
    'tokens/radius/card/$value',
  ],
  [
    'an alias to itself',
    { [light('accent')]: { $value: '{color.light.accent}' } },
    'alias-unknown',
    light('accent/$value'),
  ],
  ['a measure as a text', { 'tokens/radius/card': { $value: '12px' } }, 'wrong-type', 'tokens/radius/card/$value'],
  [
    'a unit that is none',
    { 'tokens/radius/card': { $value: { value: 1, unit: 'em' } } },
    'wrong-value',
    'tokens/radius/card/$value/unit',
  ],
  [
    'a measure below nothing',
    { 'tokens/radius/card': { $value: { value: -8, unit: 'px' } } },
    'wrong-value',
    'tokens/radius/card/$value/value',
  ],
  [
    'type that nobody can read',
    { 'tokens/fontSize/small': { $value: { value: 9, unit: 'px' } } },
    'measure-range',
    'tokens/fontSize/small/$value/value',
  ],
  [
    'pixels with the unit of multiples',
    { 'tokens/fontSize/body': { $value: { value: 16, unit: 'rem' } } },
    'measure-range',
    'tokens/fontSize/body/$value/unit',
  ],
  [
    'a step that pushes everything off the screen',
    { 'tokens/space/unit': { $value: { value: 4, unit: 'rem' } } },
    'measure-range',
    'tokens/space/unit/$value/unit',
  ],
  [
    'milliseconds with the unit of seconds',
    { 'tokens/duration/short': { $value: { value: 200, unit: 's' } } },
    'measure-range',
    'tokens/duration/short/$value/unit',
  ],
  [
    'a family that is misspelt',
    { 'tokens/font/body': { $value: ['Lexand', 'sans-serif'] } },
    'font-unknown',
    'tokens/font/body/$value/0',
  ],
  [
    'a font file whose family no text is in',
    {
      'fonts/lexend/family': 'Outfit',
      'fonts/lexend-vietnamese/family': 'Outfit',
      'tokens/font/body': { $value: ['Georgia', 'serif'] },
      'tokens/font/heading': { $value: ['Georgia', 'serif'] },
    },
    'font-unused',
    'fonts/lexend/family',
  ],
  [
    'a family that has no font file',
    { 'tokens/font/body': { $value: ['Poppins', 'sans-serif'] } },
    'font-unused',
    'tokens/font/body/$value/0',
  ],
  [
    'notes larger than the text',
    { 'tokens/fontSize/small': { $value: { value: 1.25, unit: 'rem' } } },
    'sizes-unordered',
    'tokens/fontSize/small/$value/value',
  ],
  ['a form that is none', { 'style/cardStyle': 'rounded' }, 'wrong-value', 'style/cardStyle'],
  ['a scheme in upper case', { scheme: 'Dark' }, 'wrong-value', 'scheme'],
  ['a logo that is not there', { [logo('src')]: 'logo-new.svg' }, 'asset-missing', logo('src')],
  ['a logo with its folder', { [logo('src')]: 'assets/logo.svg' }, 'asset-missing', logo('src')],
  ['a logo with a blank in its name', { [logo('src')]: 'Logo new.svg' }, 'wrong-value', logo('src')],
  ['a font in place of the logo', { [logo('src')]: 'be-vietnam-pro-latin-400.woff2' }, 'asset-missing', logo('src')],
  ['a logo of other proportions', { [logo('width')]: 40, [logo('height')]: 400 }, 'asset-size', logo('src')],
  ['a logo without its height', { [logo('height')]: null }, 'missing-key', logo('height')],
  [
    'a drawing where phones need a picture',
    { 'assets/icons': { touch: 'favicon.svg' } },
    'asset-kind',
    'assets/icons/touch',
  ],
])
