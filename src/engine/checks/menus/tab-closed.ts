import type { Draft } from '@/engine/merge/draft'
import { child, quote, valueAt } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const locked = '{ "flags": { "MOBILENUMREG3": { "meaning": "By mobile number.", "default": false, "locked": true } } }'
const asking = '{ "side": { "items": { "home": { "when": { "not": { "feature": "MOBILENUMREG3" } } } } } }'
const site = (first: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "registration": { "first": "${first}" } }`

export const tabClosed: MerchantCheck = {
  code: 'tab-closed',
  severity: 'warning',
  docs: {
    what: 'A way to register or to sign in is to stand first, and features.json locks it off; or both ways to register are locked off while DIRECTREG3 still shows the buttons that lead there.',
    why: 'The key changes nothing, or people are led to a form that is not there.',
    bad: { 'features.json': locked, 'menus.json': asking, 'site.json': site('mobile') },
    good: { 'features.json': locked, 'menus.json': asking, 'site.json': site('username') },
  },
  inspect(draft) {
    const first = tabs.flatMap(({ place, word, flag }) => {
      const written = valueAt(draft.config.site, [place, 'first'])
      if (written !== word || !isLocked(draft, flag)) return []
      return [
        {
          file: 'site' as const,
          path: [place, 'first'],
          spot: 'value' as const,
          message: `${quote(word)} never stands first: features.json locks ${flag} off`,
          expected: '"username"',
          received: quote(word),
          suggestions: ['username'],
        },
      ]
    })
    return [...first, ...closed(draft)]
  },
}

const tabs = [
  { place: 'registration', word: 'mobile', flag: 'MOBILENUMREG3' },
  { place: 'login', word: 'sms', flag: 'MOBILEVERCODELOGIN3' },
] as const

function closed(draft: Draft): FileFinding[] {
  const isClosed = isLocked(draft, 'USERNAMEREG3') && isLocked(draft, 'MOBILENUMREG3')
  if (!isClosed || isLocked(draft, 'DIRECTREG3')) return []
  return [
    {
      file: 'features',
      path: ['flags', 'USERNAMEREG3', 'default'],
      spot: 'value',
      message: 'there is no way to register: MOBILENUMREG3 is locked off too, and DIRECTREG3 is not',
      expected: 'one of the two ways, or "DIRECTREG3": { "default": false, "locked": true }',
      received: 'false',
    },
  ]
}

function isLocked({ isTemplate, config }: Draft, flag: string): boolean {
  const feature = child(child(config.features, 'flags'), flag)
  return !isTemplate && child(feature, 'locked') === true && child(feature, 'default') === false
}
