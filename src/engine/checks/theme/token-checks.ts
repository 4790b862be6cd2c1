import type { Check } from '@/engine/finding/check'
import type { TokenFinding } from '@/engine/dtcg/token-finding'
import { wrongType } from '@/engine/checks/schema/wrong-type'
import { aliasUnknown } from './alias-unknown'
import { colorText } from './color-text'

const accent = (token: string): string => `{ "tokens": { "color": { "light": { "accent": ${token} } } } }`
const dark = '"colorSpace": "srgb", "components": [0.2, 0.1, 0.4]'

const tokenType: Check = {
  code: 'token-type',
  severity: 'error',
  docs: {
    what: 'The $type of a token is not the one that its place takes.',
    why: 'The token would be read as something that it does not say it is. A type may be left out: the place has one.',
    fix: 'writes the type of the place where the one that is written is what Figma or Tokens Studio calls it, such as "number" or "borderRadius".',
    bad: { 'theme.json': accent(`{ "$type": "dimension", "$value": { ${dark} } }`) },
    good: { 'theme.json': accent(`{ "$type": "color", "$value": { ${dark} } }`) },
  },
}

const colorHex: Check = {
  code: 'color-hex',
  severity: 'warning',
  docs: {
    what: 'The hex of a colour is not the colour of its components, or has none beside it.',
    why: 'Browsers show the components, and the hex only where they do not know the colour space: whoever changed the hex sees no change.',
    bad: { 'theme.json': accent(`{ "$value": { ${dark}, "hex": "#ff0000" } }`) },
    good: { 'theme.json': accent(`{ "$value": { ${dark}, "hex": "#331a66" } }`) },
  },
}

const colorFallback: Check = {
  code: 'color-fallback',
  severity: 'note',
  docs: {
    what: 'The hex of a colour in a wide space is far from the colour of its components.',
    why: 'Browsers that do not know the space show the hex. It may be meant so: nothing has to be done. Left out, it is worked out.',
    bad: {
      'theme.json': accent(
        '{ "$value": { "colorSpace": "display-p3", "components": [0.2, 0.1, 0.4], "hex": "#ffff00" } }',
      ),
    },
    good: {
      'theme.json': accent(
        '{ "$value": { "colorSpace": "display-p3", "components": [0.2, 0.1, 0.4], "hex": "#361868" } }',
      ),
    },
  },
}

const tokenUnused: Check = {
  code: 'token-unused',
  severity: 'note',
  docs: {
    what: 'The theme has no use for a part of the tokens: a group that no alias leads to, $extensions of a design tool, $deprecated.',
    why: 'Nothing has to be done. Whoever expects that a group changes something sees here that it does not.',
    bad: { 'theme.json': '{ "tokens": { "grid": { "columns": { "$type": "number", "$value": 12 } } } }' },
    good: {
      'theme.json': `{ "tokens": { "palette": { "plum": { "$type": "color", "$value": { ${dark} } } }, "color": { "light": { "accent": { "$value": "{palette.plum}" } } } } }`,
    },
  },
}

/** Those that find nothing else. */
export const ownTokenChecks: readonly Check[] = [
  aliasUnknown,
  tokenType,
  colorHex,
  colorFallback,
  tokenUnused,
  colorText,
]

/** The check that a finding of the tokens belongs to. */
export const tokenChecks: Readonly<Record<TokenFinding['kind'], Check>> = {
  reference: aliasUnknown,
  type: tokenType,
  hex: colorHex,
  'hex-fallback': colorFallback,
  'passed-over': tokenUnused,
  'color-text': colorText,
  'other-form': wrongType,
}
