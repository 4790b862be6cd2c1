import type { ValidateFunction } from 'ajv'

export const domainRoutes: ValidateFunction
