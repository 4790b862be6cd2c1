import type { ValidateFunction } from 'ajv'

export const registerSettings: ValidateFunction
