import { isJsonObject, type JsonValue } from '@/contract/json/json-value'
import type { Fault } from '@/engine/finding/fault'

/** The fault of a file that holds something else than an object. */
export function findWrongRoot(value: JsonValue | undefined): Fault[] {
  if (value === undefined || isJsonObject(value)) return []
  const message = 'the file must hold an object, from { to }'
  return [
    {
      code: 'wrong-type',
      offset: 0,
      length: 1,
      path: [],
      message,
      expected: 'object',
      received: JSON.stringify(value),
    },
  ]
}
