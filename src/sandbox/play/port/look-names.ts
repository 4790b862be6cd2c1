/** Colours that a client takes over from a brand, as parameters of its launch address. */
export const lookColors = [
  'background',
  'surface',
  'surfaceRaised',
  'border',
  'borderStrong',
  'text',
  'textMuted',
  'primary',
  'onPrimary',
  'accent',
  'success',
  'warning',
] as const

/** Kinds of typefaces that every machine has: the brand's own fonts are not on the games' origin. */
export const lookFaces = ['serif', 'sans-serif'] as const

/** How drawn numbers look: `drawnNumbers` of a brand's theme. */
export const lookNumbers = ['glossy', 'paper', 'flaps'] as const

export type LookColor = (typeof lookColors)[number]
/** The colours of light pages beside those of dark ones, where the device decides which of them the brand shows. */
export type LightName = `light.${LookColor}`
export type LookName = LookColor | LightName | 'scheme' | 'radius' | 'face' | 'numbers'
