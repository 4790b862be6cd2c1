import type { ValidateFunction } from 'ajv'

export const logout: ValidateFunction
