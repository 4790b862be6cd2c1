import type { ValidateFunction } from 'ajv'

export const encryptedBody: ValidateFunction
