import type { Check } from '@/engine/finding/check'

const accent = (token: string): string => `{ "tokens": { "color": { "light": { "accent": ${token} } } } }`

export const colorText: Check = {
  code: 'color-text',
  severity: 'error',
  docs: {
    what: 'A colour is written as CSS writes it, #1a2b3c or rgb(26 43 60), where a token is an object.',
    why: 'Tokens have the form that design tools read and write (DTCG 2025.10).',
    fix: 'writes the token that the colour means.',
    bad: { 'theme.json': accent('"#102030"') },
    good: { 'theme.json': accent('{ "$value": { "colorSpace": "srgb", "components": [0.063, 0.125, 0.188] } }') },
  },
}
