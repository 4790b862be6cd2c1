import type { PlayLimits } from '@/sandbox/limits/play-limits'

/** Limits that players set for themselves, and self-exclusions. */
export interface LimitsPort {
  readonly playLimits: PlayLimits
}
