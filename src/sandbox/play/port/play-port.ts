import type { PlaySessions } from '@/sandbox/play/play-sessions'

/** Games that are being launched and played. */
export interface PlayPort {
  readonly play: PlaySessions
}
