import type { ValidateFunction } from 'ajv'

export const login: ValidateFunction
