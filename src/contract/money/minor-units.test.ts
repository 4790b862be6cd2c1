import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountOf } from './amount'
import { minorUnits } from './minor-units'
import figures from './testing/server-figures.json'

/** A figure as it stands in an answer's JSON, the decimals of the currency, and its hundredths cut down and up. */
type Line = readonly [figure: string, decimals: number, down: number | string, up: number | string]

it.each(figures as unknown as readonly Line[])('%s with %d decimals is %s at most and %s at least', (...line) => {
  const [figure, decimals, down, up] = line
  const sent = JSON.parse(figure) as number
  expect([minorUnits(sent, 'down', decimals), minorUnits(sent, 'up', decimals)]).toEqual([Number(down), Number(up)])
})

it.each([NaN, undefined, null, '100', {}])('%s is no number: nothing was read, not 0', (figure) => {
  expect(() => minorUnits(figure as number, 'down')).toThrow(TypeError)
})

it('whole hundredths are what they are, with and without noise, and nothing else is passed by', () => {
  const hundredths = fc.integer({ min: -(10 ** 15 - 1), max: 10 ** 15 - 1 })
  fc.assert(
    fc.property(hundredths, (each) => {
      expect([minorUnits(amountOf(each), 'down'), minorUnits(amountOf(each), 'up')]).toEqual([each, each])
    }),
  )
  const less = fc.integer({ min: -(10 ** 14), max: 10 ** 14 })
  fc.assert(
    fc.property(less, fc.constantFrom(1 + Number.EPSILON, 1 - Number.EPSILON / 2), (each, noise) => {
      const noisy = amountOf(each) * noise
      expect([minorUnits(noisy, 'down'), minorUnits(noisy, 'up')]).toEqual([each, each])
    }),
  )
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), fc.constantFrom(0, 1, 2), (figure, decimals) => {
      const [down, up] = [minorUnits(figure, 'down', decimals), minorUnits(figure, 'up', decimals)]
      const noise = Math.max(1e-6 / 10 ** decimals, Math.abs(figure) * 1e-15)
      expect(amountOf(down)).toBeLessThanOrEqual(figure + noise)
      expect(amountOf(up)).toBeGreaterThanOrEqual(figure - noise)
      expect(up - down).toBeLessThanOrEqual(10 ** (2 - decimals))
    }),
  )
})
