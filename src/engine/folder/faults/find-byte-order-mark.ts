import type { Fault } from '@/engine/finding/fault'

export function findByteOrderMark(text: string): Fault[] {
  if (!text.startsWith('\ufeff')) return []
  return [
    {
      code: 'byte-order-mark',
      offset: 0,
      length: 1,
      path: [],
      message: 'begins with a byte order mark: save it as UTF-8 without one',
      expected: 'UTF-8 without a byte order mark',
      received: 'byte order mark',
      repair: { offset: 0, length: 1, text: '' },
    },
  ]
}
