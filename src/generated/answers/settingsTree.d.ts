import type { ValidateFunction } from 'ajv'

export const settingsTree: ValidateFunction
