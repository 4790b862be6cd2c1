import type { ValidateFunction } from 'ajv'

export const permission: ValidateFunction
