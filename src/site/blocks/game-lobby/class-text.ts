import type { Translate } from '@/site/i18n/texts'

/** Game classes that have a text here, in the order of their categories. A platform may have others. */
const named = [
  ...(['VIDEO', 'CLASSIC', 'CASCADE', 'HOLD_AND_WIN', 'JACKPOT'] as const),
  ...(['BACCARAT', 'ROULETTE', 'DRAGON_TIGER', 'SIC_BO', 'BLACKJACK', 'FAN_TAN'] as const),
  ...(['FOOTBALL', 'BASKETBALL', 'TENNIS', 'VOLLEYBALL', 'BADMINTON', 'COMBAT'] as const),
  ...(['MOBA', 'SHOOTER', 'ROYALE', 'FIGHTING', 'STRATEGY', 'ARENA'] as const),
  ...(['CARDS', 'TILES', 'BOARD', 'FISHING', 'VIETNAM'] as const),
] as const

/** Name of a game class. A class without a text here shows the server's own name. */
export function classText(t: Translate, gameClassify: string): string {
  const known = named.find((name) => name === gameClassify)
  if (known !== undefined) return t(`game.class.${known}`)
  const words = gameClassify.replaceAll('_', ' ').toLowerCase()
  return words === '' ? t('game.class.other') : words.charAt(0).toUpperCase() + words.slice(1)
}
