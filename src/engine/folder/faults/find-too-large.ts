import type { Fault } from '@/engine/finding/fault'

/** In bytes. The largest file of the shipped merchants has less than a twentieth of it. */
export const maxBytes = 1024 * 1024

export function findTooLarge(size: number): Fault[] {
  if (size <= maxBytes) return []
  const message = `has ${(size / maxBytes).toFixed(1)} MB: a file of a merchant has at most 1 MB`
  return [
    {
      code: 'file-too-large',
      offset: 0,
      length: 0,
      path: [],
      message,
      expected: 'at most 1 MB',
      received: `${size} bytes`,
    },
  ]
}
