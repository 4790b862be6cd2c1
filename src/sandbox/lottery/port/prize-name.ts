import type { ServerLanguage } from '@/sandbox/texts/article'

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']
const counted = ['Nhất', 'Nhì', 'Ba', 'Tư', 'Năm', 'Sáu', 'Bảy', 'Tám']
const ika = ['Unang', 'Ikalawang', 'Ikatlong', 'Ikaapat na', 'Ikalimang', 'Ikaanim na', 'Ikapitong', 'Ikawalong']

/** Name of a prize. */
export function prizeName(rank: number, spoken: ServerLanguage): string {
  const place = rank - 1
  switch (spoken) {
    case 'en':
      return rank === 0 ? 'Special prize' : `${ordinals[place]} prize`
    case 'vi':
      return rank === 0 ? 'Giải đặc biệt' : `Giải ${counted[place]?.toLowerCase()}`
    case 'fil':
      return rank === 0 ? 'Espesyal na premyo' : `${ika[place]} premyo`
  }
}
