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
