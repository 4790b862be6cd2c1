import type { ValidateFunction } from 'ajv'

export const registerRules: ValidateFunction
