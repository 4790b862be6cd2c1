import type { ValidateFunction } from 'ajv'

export const validateRules: ValidateFunction
