import type { Spoken } from '@/sandbox/texts/spoken'

/** Texts of the betting record about rounds, in the server's languages. */
export const roundWords: Spoken<RoundWords> = {
  en: {
    lines: 'Winning lines: {{n}}',
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
    dragon: 'Dragon',
    tiger: 'Tiger',
    suitedTie: 'Suited tie',
    sum: 'in all',
    spots: { red: 'Red', black: 'Black', odd: 'Odd', even: 'Even', small: 'Small', big: 'Big', triple: 'Any triple' },
  },
  vi: {
    lines: 'Dòng thắng: {{n}}',
    caught: 'Bắt được',
    missed: 'Trượt',
    you: 'Bạn',
    best: 'Bài lớn nhất',
    player: 'Con',
    banker: 'Cái',
    tie: 'Hòa',
    playerPair: 'Con đôi',
    bankerPair: 'Cái đôi',
    draw: 'Hòa',
    dragon: 'Rồng',
    tiger: 'Hổ',
    suitedTie: 'Hòa cùng chất',
    sum: 'tổng',
    spots: { red: 'Đỏ', black: 'Đen', odd: 'Lẻ', even: 'Chẵn', small: 'Xỉu', big: 'Tài', triple: 'Bộ ba bất kỳ' },
  },
  fil: {
    lines: 'Panalong linya: {{n}}',
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
    dragon: 'Dragon',
    tiger: 'Tigre',
    suitedTie: 'Tabla, parehong suit',
    sum: 'lahat',
    spots: {
      red: 'Pula',
      black: 'Itim',
      odd: 'Gansal',
      even: 'Pares',
      small: 'Maliit',
      big: 'Malaki',
      triple: 'Kahit anong triple',
    },
  },
}

export interface RoundWords {
  readonly lines: string
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
  readonly dragon: string
  readonly tiger: string
  readonly suitedTie: string
  readonly sum: string
  /** Spots that have a name; all others are numbers. */
  readonly spots: Readonly<Record<string, string>>
}
