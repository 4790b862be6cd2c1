import type { ValidateFunction } from 'ajv'

export const loginRefusal: ValidateFunction
