import type { Fault, Check } from '@/engine/finding/check'

/** Bytes. The largest file of the shipped merchants has under a twentieth of it. */
const most = 1024 * 1024

export const fileTooLarge: Check = {
  code: 'file-too-large',
  severity: 'error',
  docs: {
    what: 'A JSON file is larger than 1 MB. It is not read.',
    why: 'What a merchant says takes some thousand lines; a file of this size was written by mistake, and players would wait for it.',
    bad: { 'locales/EN.json': `{${' '.repeat(most)}}` },
    good: { 'locales/EN.json': '{}' },
  },
}

export function findTooLarge(size: number): Fault[] {
  if (size <= most) return []
  const message = `has ${(size / most).toFixed(1)} MB: a file of a merchant has at most 1 MB`
  return [
    {
      check: fileTooLarge,
      offset: 0,
      length: 0,
      path: [],
      message,
      expected: 'at most 1 MB',
      received: `${size} bytes`,
    },
  ]
}
