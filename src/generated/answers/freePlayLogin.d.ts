import type { ValidateFunction } from 'ajv'

export const freePlayLogin: ValidateFunction
