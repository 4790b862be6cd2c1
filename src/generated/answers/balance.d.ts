import type { ValidateFunction } from 'ajv'

export const balance: ValidateFunction
