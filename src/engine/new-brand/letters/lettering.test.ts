import { describe, expect, it } from 'vitest'
import { Letterer } from './lettering'
import { typefaces } from './typefaces'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&!?.-'

describe.each(typefaces)('letters of $name', (typeface) => {
  const letterer = new Letterer(typeface)

  it('are outlines of plain numbers, at any place', () => {
    for (const letter of letters)
      for (const at of [0, 20 / 3, 18.1])
        expect(letterer.draw(letter, 23.7, at, at)).toMatch(/^M(?:-?\d+(?:\.\d+)?| |[MLCQZ])+$/)
  })

  it('stand where they are put', () => {
    const ink = letterer.measure('H')
    expect(ink?.bottom).toBeCloseTo(0, 1)
    expect(ink?.top).toBeLessThan(-0.5)
  })

  it('include those of Vietnamese names', () => {
    expect(letterer.measure('Sòng Bạc Ướt Đỏ')).toBeDefined()
  })

  it('are not there for what the typeface cannot write', () => {
    expect(letterer.measure('賭場')).toBeUndefined()
    expect(letterer.measure('A🎰')).toBeUndefined()
    expect(letterer.measure(' ')).toBeUndefined()
  })
})
