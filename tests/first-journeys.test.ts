import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { composedBrands } from './journeys/composed-brands'
import { firstJourneys, firstJourneysPattern } from './first-journeys'

it.each(Object.entries(firstJourneys))('%s has the journeys that npm test takes from it', (spec, titles) => {
  const source = readFileSync(`tests/journeys/${spec}`, 'utf8')
  expect(titles.filter((title) => !source.includes(`test('${title}'`) && !source.includes(`test("${title}"`))).toEqual(
    [],
  )
  expect(new Set(titles).size).toBe(titles.length)
})

it.each(Object.keys(firstJourneys))('%s goes to no composed brand that npm test does not build', (spec) => {
  const source = readFileSync(`tests/journeys/${spec}`, 'utf8')
  const others = Object.entries(composedBrands).filter(([, { isFirst }]) => isFirst !== true)
  expect(others.map(([code]) => code).filter((code) => source.includes(`brandAddress('${code}')`))).toEqual([])
})

it('takes a journey by its whole title, from its own spec', () => {
  const [[spec, [title]]] = Object.entries(firstJourneys) as [[string, [string]]]
  expect(firstJourneysPattern.test(`once ${spec} ${title}`)).toBe(true)
  expect(firstJourneysPattern.test(`once ${spec} ${title}, twice`)).toBe(false)
  expect(firstJourneysPattern.test(`once another.spec.ts ${title}`)).toBe(false)
})
