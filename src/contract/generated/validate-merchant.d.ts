import type { ValidateFunction } from 'ajv'

export const banners: ValidateFunction
export const features: ValidateFunction
export const fields: ValidateFunction
export const locale: ValidateFunction
export const menus: ValidateFunction
export const panels: ValidateFunction
export const routes: ValidateFunction
export const site: ValidateFunction
export const theme: ValidateFunction
export const vendors: ValidateFunction
