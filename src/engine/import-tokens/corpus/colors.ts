import type { JsonObject } from '@/contract/json/json-value'

/** Values of the theme, as an import writes them. */
export const srgb = (...components: number[]): JsonObject => ({ colorSpace: 'srgb', components, alpha: 1 })
export const px = (value: number): JsonObject => ({ value, unit: 'px' })
export const white = srgb(1, 1, 1)
export const black = srgb(0, 0, 0)
export const blue = srgb(0, 0.2, 0.8)
export const red = srgb(0.8, 0, 0)
