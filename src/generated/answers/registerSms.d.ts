import type { ValidateFunction } from 'ajv'

export const registerSms: ValidateFunction
