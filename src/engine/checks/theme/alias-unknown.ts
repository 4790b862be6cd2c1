import type { Check } from '@/engine/finding/check'

const accent = (alias: string): string =>
  `{ "tokens": { "color": { "light": { "accent": { "$value": "${alias}" } } } } }`

export const aliasUnknown: Check = {
  code: 'alias-unknown',
  severity: 'error',
  docs: {
    what: 'A token takes its value from one that there is not, from itself by way of others, or from one of another kind.',
    why: 'The token would have no value. An alias is the path of the other token below "tokens", in braces: {color.light.primary}.',
    fix: 'writes the token that was meant, where there is one alone and it is one letter away.',
    bad: { 'theme.json': accent('{color.light.primray}') },
    good: { 'theme.json': accent('{color.light.primary}') },
  },
}
