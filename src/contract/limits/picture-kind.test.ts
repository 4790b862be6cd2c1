import { expect, it } from 'vitest'
import { pictureKind } from './picture-kind'

const bytes = (...values: number[]) => new Uint8Array(values)

it.each([
  ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1), 'png'],
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'jpg'],
  ['a GIF under another name', bytes(0x47, 0x49, 0x46, 0x38), undefined],
  ['a drawing with a script', new TextEncoder().encode('<svg onload="x">'), undefined],
  ['the half of a PNG’s mark', bytes(0x89, 0x50, 0x4e, 0x47), undefined],
  ['nothing', bytes(), undefined],
])('%s is told by its first bytes', (_, content, kind) => expect(pictureKind(content)).toBe(kind))
