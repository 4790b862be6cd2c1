import type { ValidateFunction } from 'ajv'

export const registerMobile: ValidateFunction
