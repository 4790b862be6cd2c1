import type { ValidateFunction } from 'ajv'

export const loginWithToken: ValidateFunction
