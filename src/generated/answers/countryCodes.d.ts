import type { ValidateFunction } from 'ajv'

export const countryCodes: ValidateFunction
