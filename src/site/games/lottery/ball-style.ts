import type { CSSProperties } from 'react'
import { ballVariables, type BallLook } from '@/site/theme/ball-variables'

/** The variables of a section whose drawn numbers do not look like the brand's. */
export function ballStyle(look: BallLook | undefined): CSSProperties | undefined {
  if (look === undefined) return undefined
  return Object.fromEntries(Object.entries(ballVariables[look]).map(([name, value]) => [`--${name}`, value]))
}
