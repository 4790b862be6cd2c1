import type { ValidateFunction } from 'ajv'

export const captcha: ValidateFunction
