import { parseColor } from '@/engine/color/parse-color'
import { quote } from '@/contract/json/json-value'
import type { SchemaCheck } from '@/engine/checks/check-kinds'

const accent = (token: string): string => `{ "tokens": { "color": { "light": { "accent": ${token} } } } }`

export const colorText = {
  code: 'color-text',
  severity: 'error',
  docs: {
    what: 'A colour is written as CSS writes it, #1a2b3c or rgb(26 43 60), where a token is an object.',
    why: 'Tokens have the form that design tools read and write (DTCG 2025.10).',
    fix: 'writes the token that the colour means.',
    bad: { 'theme.json': accent('"#102030"') },
    good: { 'theme.json': accent('{ "$value": { "colorSpace": "srgb", "components": [0.063, 0.125, 0.188] } }') },
  },
  keywords: ['type'],
  applies: ({ node, value }) =>
    isColor(node?.schema['title']) && typeof value === 'string' && parseColor(value) !== undefined,
  explain({ path, node, value }) {
    const color = typeof value === 'string' ? parseColor(value) : undefined
    const meant = node?.schema['title'] === 'ColorToken' ? { $value: color } : color
    const text = JSON.stringify(meant).replaceAll(/([:,])(?=\S)/g, '$1 ')
    return {
      path,
      spot: 'value',
      message: `a colour as CSS writes it: here it is ${node?.schema['title'] === 'ColorToken' ? 'a token' : 'a colour space and its components'}`,
      expected: text,
      received: quote(value),
      suggestions: [text],
      repair: text,
    }
  },
} satisfies SchemaCheck

function isColor(title: unknown): boolean {
  return title === 'ColorToken' || title === 'ColorValue'
}
