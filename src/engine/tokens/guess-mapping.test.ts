import { expect, it } from 'vitest'
import type { JsonValue } from '@/contract/json/json-value'
import { foreignFiles } from './corpus/foreign-files'
import { foreignTokens } from './foreign-tokens'
import { ForeignValues } from './foreign-values'
import { guessMapping } from './guess-mapping'
import { themeValue } from './theme-value'

it.each(foreignFiles)('finds the tokens of $what', ({ files, mapping }) => {
  const tokens = Object.entries(files).flatMap(([name, file]) =>
    foreignTokens(file, Object.keys(files).length > 1 ? [name] : []),
  )
  const values = new ForeignValues(tokens)
  const guesses = guessMapping(tokens, values)
  const found = [...guesses].map(([role, [first]]): [string, JsonValue] => {
    const token = first!.token
    return [role.name, [token.name, themeValue(role.type, values.valueOf(token)!, token.type)!]]
  })
  expect(Object.fromEntries(found)).toEqual(mapping)
})

it('has no value for a token that leads back to itself, or to one that there is not', () => {
  const tokens = foreignTokens({ a: { $value: '{b}' }, b: { $value: '{a}' }, c: { $value: '{d}' } })
  const values = new ForeignValues(tokens)
  expect(tokens.map((each) => values.valueOf(each))).toEqual([undefined, undefined, undefined])
})
