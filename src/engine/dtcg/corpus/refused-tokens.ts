import { mistakenTokens } from './mistaken-tokens'
import type { RefusedTokens } from './refused-parts'
import { writtenByTools } from './written-by-tools'

export const refusedTokens: readonly RefusedTokens[] = [...writtenByTools, ...mistakenTokens]
