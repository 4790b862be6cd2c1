import type { ValidateFunction } from 'ajv'

export const memberInfo: ValidateFunction
