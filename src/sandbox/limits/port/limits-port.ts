import type { PlayLimits } from '@/sandbox/limits/play-limits'

/** Limits that players set for themselves, and who has shut himself out. */
export interface LimitsPort {
  readonly playLimits: PlayLimits
}
