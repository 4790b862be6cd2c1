import type { Translate } from '@/site/i18n/texts'

/** Classes of games that have a name here, in the order of their categories. A platform may have others. */
const named = [
  ...(['VIDEO', 'CLASSIC', 'CASCADE', 'HOLD_AND_WIN', 'JACKPOT'] as const),
  ...(['BACCARAT', 'ROULETTE', 'DRAGON_TIGER', 'SIC_BO', 'BLACKJACK', 'FAN_TAN'] as const),
  ...(['FOOTBALL', 'BASKETBALL', 'TENNIS', 'VOLLEYBALL', 'BADMINTON', 'COMBAT'] as const),
  ...(['MOBA', 'SHOOTER', 'ROYALE', 'FIGHTING', 'STRATEGY', 'ARENA'] as const),
  ...(['CARDS', 'TILES', 'BOARD', 'FISHING', 'VIETNAM'] as const),
] as const

/** What a class of games is called: one without a name here by the server's word for it. */
export function classText(t: Translate, gameClassify: string): string {
  const known = named.find((name) => name === gameClassify)
  if (known !== undefined) return t(`game.class.${known}`)
  const words = gameClassify.replaceAll('_', ' ').toLowerCase()
  return words === '' ? t('game.class.other') : words.charAt(0).toUpperCase() + words.slice(1)
}
