import type { PlayType } from './ways'
import type { Spoken } from '@/sandbox/texts/spoken'

/** The ways to play in words, for the betting client and for the records of the server. */
export const wayNames: Spoken<Readonly<Record<PlayType, string>>> = {
  en: {
    lo2: 'Lo 2 digits',
    lo3: 'Lo 3 digits',
    lo4: 'Lo 4 digits',
    de2: 'Special, last 2',
    de3: 'Special, last 3',
    head: 'Special, tens',
    tail: 'Special, last digit',
  },
  vi: {
    lo2: 'Lô 2 số',
    lo3: 'Lô 3 số',
    lo4: 'Lô 4 số',
    de2: 'Đề đặc biệt',
    de3: 'Đề 3 càng',
    head: 'Đề đầu',
    tail: 'Đề đuôi',
  },
  fil: {
    lo2: 'Lo 2 digit',
    lo3: 'Lo 3 digit',
    lo4: 'Lo 4 digit',
    de2: 'Espesyal, huling 2',
    de3: 'Espesyal, huling 3',
    head: 'Espesyal, sampuan',
    tail: 'Espesyal, huling digit',
  },
}
