import type { ValidateFunction } from 'ajv'

export const envelope: ValidateFunction
