import type { Check } from '@/engine/finding/check'
import { maxBytes } from '@/engine/folder/faults/find-too-large'

export const fileTooLarge: Check = {
  code: 'file-too-large',
  severity: 'error',
  docs: {
    what: 'A JSON file is larger than 1 MB. It is not read.',
    why: 'What a merchant says takes some thousand lines; a file of this size was written by mistake, and players would wait for it.',
    bad: { 'locales/EN.json': `{${' '.repeat(maxBytes)}}` },
    good: { 'locales/EN.json': '{}' },
  },
}
