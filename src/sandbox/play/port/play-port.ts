import type { PlaySessions } from '@/sandbox/play/play-sessions'

/** Games that are being started and played. */
export interface PlayPort {
  readonly play: PlaySessions
}
