import type { ValidateFunction } from 'ajv'

export const notices: ValidateFunction
