import type { Check } from '@/engine/finding/check'
import { LinkTo } from '@/engine/finding/link-to'

export const fileUnreadable: Check = {
  code: 'file-unreadable',
  severity: 'error',
  docs: {
    what: 'The system does not let the file or folder be read: no permission, a link to nothing, a fault of the disk.',
    why: 'What it says is not known, so nothing can be built from it.',
    bad: { 'menus.json': new LinkTo('menus-of-last-year.json') },
    good: { 'menus.json': '{}' },
  },
}
