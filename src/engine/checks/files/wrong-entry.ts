import type { Check } from '@/engine/finding/check'

export const wrongEntry: Check = {
  code: 'wrong-entry',
  severity: 'error',
  docs: {
    what: 'A folder stands where a file is read, or a file where a folder is read.',
    why: 'A merchant is a folder; in it are JSON files, and the folders locales, assets, blocks and legal.',
    bad: { 'menus.json/side.json': '{}' },
    good: { 'menus.json': '{}' },
  },
}
