import type { Check } from '@/engine/finding/check'
import { LinkTo } from '@/engine/finding/link-to'

export const linkOutside: Check = {
  code: 'link-outside',
  severity: 'error',
  docs: {
    what: 'A symbolic link leads out of the folder: a file of a merchant out of its own, a merchant out of the folder of merchants.',
    why: 'What lies outside is not checked, not copied and not versioned with the merchant, and may be a file that must not reach the web.',
    bad: { 'locales/EN.json': new LinkTo('../../../texts.json') },
    good: { 'locales/TY.json': '{ "nav.home": "Home" }', 'locales/EN.json': new LinkTo('TY.json') },
  },
}
