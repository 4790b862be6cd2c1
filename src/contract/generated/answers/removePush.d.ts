import type { ValidateFunction } from 'ajv'

export const validate: ValidateFunction
