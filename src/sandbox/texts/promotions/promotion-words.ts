import type { DepositCondition } from './promotion-plan'
import type { Spoken } from '@/sandbox/texts/spoken'

/** The sentences that a plan's figures stand in, for a language. */
export interface PromotionWords {
  readonly terms: string
  /** The least deposit. */
  readonly least: string
  readonly deposit: readonly string[]
  readonly application: readonly string[]
  /** A condition among the terms. */
  readonly condition: Readonly<Record<DepositCondition['what'], string>>
  /** The same, said to who does not meet it. */
  readonly unmet: Readonly<Record<DepositCondition['what'], string>>
}

/**
 * Figures come from plans alone. `{{required}}` and `{{reached}}` are those of a condition, of a day of the week its
 * name.
 */
export const promotionWords: Spoken<PromotionWords> = {
  en: {
    terms: 'Terms',
    least: 'Deposit at least {{min}}.',
    deposit: [
      'The bonus is {{rate}} of the deposit, up to {{most}}.',
      'Bet deposit and bonus {{times}} times before you withdraw.',
    ],
    application: ['The bonus is {{amount}}, to be bet {{times}}× before a withdrawal.'],
    condition: {
      firstDeposit: 'For your first deposit only.',
      registeredWithin: 'Within {{required}} days of registering.',
      rank: 'From rank {{required}}.',
      weekday: 'On {{required}}s, from midnight to midnight ({{zone}}).',
      firstOfDay: 'For your first deposit of the day.',
    },
    unmet: {
      firstDeposit: 'For your first deposit only: you have made {{reached}}',
      registeredWithin: 'Within {{required}} days of registering: it has been {{reached}}',
      rank: 'From rank {{required}}: yours is {{reached}}',
      weekday: 'On {{required}}s: today is {{reached}}',
      firstOfDay: 'For your first deposit of the day: you have made {{reached}} today',
    },
  },
  vi: {
    terms: 'Điều kiện',
    least: 'Nạp từ {{min}}.',
    deposit: [
      'Tiền thưởng bằng {{rate}} tiền nạp, tối đa {{most}}.',
      'Tiền nạp và tiền thưởng cần đạt {{times}} vòng cược trước khi rút.',
    ],
    application: ['Tiền thưởng là {{amount}}, cần đạt {{times}} vòng cược trước khi rút.'],
    condition: {
      firstDeposit: 'Chỉ cho lần nạp đầu tiên.',
      registeredWithin: 'Trong {{required}} ngày kể từ khi đăng ký.',
      rank: 'Từ hạng {{required}} trở lên.',
      weekday: 'Vào {{required}}, trọn ngày ({{zone}}).',
      firstOfDay: 'Cho lần nạp đầu tiên trong ngày.',
    },
    unmet: {
      firstDeposit: 'Chỉ cho lần nạp đầu: bạn đã nạp {{reached}} lần',
      registeredWithin: 'Trong {{required}} ngày kể từ khi đăng ký: đã qua {{reached}} ngày',
      rank: 'Từ hạng {{required}} trở lên: bạn ở hạng {{reached}}',
      weekday: 'Vào {{required}}: hôm nay là {{reached}}',
      firstOfDay: 'Cho lần nạp đầu tiên trong ngày: hôm nay bạn đã nạp {{reached}} lần',
    },
  },
  fil: {
    terms: 'Terms',
    least: 'Mag-deposit ng hindi bababa sa {{min}}.',
    deposit: [
      'Ang bonus ay {{rate}} ng deposit, hanggang {{most}}.',
      'Kailangang itaya nang {{times}}x ang deposit at bonus bago mag-withdraw.',
    ],
    application: ['Ang bonus ay {{amount}}, na itataya nang {{times}}x bago mag-withdraw.'],
    condition: {
      firstDeposit: 'Para sa unang deposit mo lang.',
      registeredWithin: 'Sa loob ng {{required}} araw mula sa pag-register.',
      rank: 'Mula rank {{required}} pataas.',
      weekday: 'Tuwing {{required}}, buong araw ({{zone}}).',
      firstOfDay: 'Para sa unang deposit mo sa araw na iyon.',
    },
    unmet: {
      firstDeposit: 'Para sa unang deposit lang: {{reached}} na ang nagawa mo',
      registeredWithin: 'Sa loob ng {{required}} araw mula sa pag-register: {{reached}} na ang lumipas',
      rank: 'Mula rank {{required}} pataas: {{reached}} ang sa iyo',
      weekday: 'Tuwing {{required}}: {{reached}} ngayon',
      firstOfDay: 'Para sa unang deposit sa araw: {{reached}} na ang nagawa mo ngayon',
    },
  },
}
