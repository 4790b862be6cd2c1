import type { Spoken } from '@/sandbox/texts/article'

/** What the record of bets says of a round, in the server's languages. */
export const roundWords: Readonly<Record<Spoken, RoundWords>> = {
  en: {
    lines: (n) => (n === 1 ? '1 winning line' : `${n} winning lines`),
    caught: 'Caught',
    missed: 'Got away',
    you: 'You',
    best: 'Best hand',
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    playerPair: 'Player pair',
    bankerPair: 'Banker pair',
    draw: 'Draw',
  },
  vi: {
    lines: (n) => `${n} dòng thắng`,
    caught: 'Bắn trúng',
    missed: 'Bắn trượt',
    you: 'Bạn',
    best: 'Bài lớn nhất',
    player: 'Con',
    banker: 'Cái',
    tie: 'Hòa',
    playerPair: 'Đôi con',
    bankerPair: 'Đôi cái',
    draw: 'Hòa',
  },
  fil: {
    lines: (n) => `${n} panalong linya`,
    caught: 'Nahuli',
    missed: 'Nakatakas',
    you: 'Ikaw',
    best: 'Pinakamataas',
    player: 'Player',
    banker: 'Banker',
    tie: 'Tabla',
    playerPair: 'Pares ng player',
    bankerPair: 'Pares ng banker',
    draw: 'Tabla',
  },
}

export interface RoundWords {
  readonly lines: (count: number) => string
  readonly caught: string
  readonly missed: string
  readonly you: string
  readonly best: string
  readonly player: string
  readonly banker: string
  readonly tie: string
  readonly playerPair: string
  readonly bankerPair: string
  readonly draw: string
}
