import type { ValidateFunction } from 'ajv'

export const balance: ValidateFunction
export const captcha: ValidateFunction
export const countryCodes: ValidateFunction
export const domainRoutes: ValidateFunction
export const freePlayLogin: ValidateFunction
export const loginWithToken: ValidateFunction
export const login: ValidateFunction
export const logout: ValidateFunction
export const memberInfo: ValidateFunction
export const notices: ValidateFunction
export const permission: ValidateFunction
export const registerMobile: ValidateFunction
export const registerSettings: ValidateFunction
export const registerSms: ValidateFunction
export const register: ValidateFunction
export const encryptedBody: ValidateFunction
export const envelope: ValidateFunction
export const loginRefusal: ValidateFunction
export const registerRules: ValidateFunction
export const sandboxFault: ValidateFunction
export const sandboxSettings: ValidateFunction
export const settingsTree: ValidateFunction
