import type { Icon } from '@/generated/merchant-types'

/** Icons that a merchant's JSON may name, by the name that Lucide has for each. */
const namedByMerchants = {
  ball: 'volleyball',
  balloon: 'balloon',
  cards: 'spade',
  crown: 'crown',
  dice: 'dices',
  fish: 'fish',
  gift: 'gift',
  globe: 'globe',
  headset: 'headset',
  home: 'house',
  info: 'info',
  joystick: 'gamepad-2',
  lock: 'lock',
  'log-in': 'log-in',
  'log-out': 'log-out',
  mail: 'mail',
  phone: 'phone',
  play: 'play',
  shield: 'shield',
  sparkles: 'sparkles',
  star: 'star',
  ticket: 'ticket',
  timer: 'timer',
  trophy: 'trophy',
  user: 'user',
  'user-plus': 'user-plus',
  users: 'users',
  wallet: 'wallet',
  zap: 'zap',
} satisfies Record<Icon, string>

/** Icons that parts draw by themselves. */
const namedByParts = {
  'alert-triangle': 'triangle-exclamation-point',
  'arrow-forward': 'arrow-right',
  check: 'check',
  'check-circle': 'circle-check',
  'chevron-down': 'chevron-down',
  'chevron-left': 'chevron-left',
  'chevron-right': 'chevron-right',
  eye: 'eye',
  'eye-off': 'eye-off',
  menu: 'menu',
  pause: 'pause',
  'play-circle': 'circle-play',
  'refresh-cw': 'refresh-cw',
  x: 'x',
}

export const iconSources = { ...namedByMerchants, ...namedByParts }

export type IconName = keyof typeof iconSources
