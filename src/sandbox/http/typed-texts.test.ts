import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { withTypes } from './typed-texts'

const validate = new Ajv({ allErrors: true }).compile({
  type: 'object',
  properties: {
    keep: { type: 'boolean' },
    pageNo: { type: 'integer' },
    least: { type: 'number' },
    name: { type: 'string' },
  },
})

function typed(texts: Record<string, string>): unknown {
  validate(texts)
  return withTypes(texts, validate.errors ?? [])
}

describe('texts of a query', () => {
  it('become what the schema wants', () => {
    const texts = { keep: 'true', pageNo: '2', least: '0.29', name: 'true' }
    expect(typed(texts)).toEqual({ keep: true, pageNo: 2, least: 0.29, name: 'true' })
    expect(typed({ keep: 'false' })).toEqual({ keep: false })
  })

  it.each(['', '1', '0', 'TRUE', 'yes', ' true'])('are neither true nor false as %j, and refused', (keep) => {
    expect(typed({ keep })).toEqual({ keep })
    expect(validate(typed({ keep }))).toBe(false)
  })
})
