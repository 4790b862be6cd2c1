import { expect, it } from 'vitest'
import { placesOnly } from './validator-schemas'

it('leaves the place of an error and no more, also where a branch of a union notes one on the way', () => {
  const noted = `const err0 = {instancePath:p+"/a",schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};`
  const last = `v.errors = [{instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];return false;`
  expect(placesOnly(`${noted}errors++;${last}`)).toBe(
    `const err0 = {instancePath:p+"/a"};errors++;v.errors = [{instancePath:p}];return false;`,
  )
})
