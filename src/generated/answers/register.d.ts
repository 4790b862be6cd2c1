import type { ValidateFunction } from 'ajv'

export const register: ValidateFunction
