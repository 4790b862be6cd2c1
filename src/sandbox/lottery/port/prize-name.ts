import { said, type ServerLanguage, type Spoken } from '@/sandbox/texts/spoken'

/** Names of the prizes of a draw, the special one first. */
const prizeNames: Spoken<readonly string[]> = {
  en: [
    'Special prize',
    'First prize',
    'Second prize',
    'Third prize',
    'Fourth prize',
    'Fifth prize',
    'Sixth prize',
    'Seventh prize',
    'Eighth prize',
  ],
  vi: ['Giải đặc biệt', 'Giải nhất', 'Giải nhì', 'Giải ba', 'Giải tư', 'Giải năm', 'Giải sáu', 'Giải bảy', 'Giải tám'],
  fil: [
    'Espesyal na premyo',
    'Unang premyo',
    'Ikalawang premyo',
    'Ikatlong premyo',
    'Ikaapat na premyo',
    'Ikalimang premyo',
    'Ikaanim na premyo',
    'Ikapitong premyo',
    'Ikawalong premyo',
  ],
}

/** Name of the prize of a rank. */
export const prizeName = (rank: number, language: ServerLanguage): string => said(prizeNames, language)[rank] ?? ''
