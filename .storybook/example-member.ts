import type {
  Agreements,
  MemberIcon,
  MemberInfo,
  Messages,
  PayoutAccounts,
  PlayerAvatar,
  Referral,
  Security,
  UpdateMemberIcon,
} from '@/contract/generated/gateway-types'

const member: MemberInfo['response'] = {
  id: '1001',
  account: 'demo_player',
  nickname: 'Demo',
  type: 0,
  clubLabel: { labelName: 'Diamond', color: '#5b6be0', color2: '#c4ccff', rankLevel: 5 },
  memberLabel: [{ labelName: 'VIP' }, { labelName: 'Early bird' }],
}
/** Which pictures these are does not matter. */
const pictures = import.meta.glob<string>('/merchants/base/assets/banner-*-narrow.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})
const icons = Object.values(pictures)
const avatar: PlayerAvatar['response'] = { avatar: icons[2] ?? null }
const memberIcon: MemberIcon['response'] = { icons, selected: avatar.avatar }

const agreed: Agreements['response'] = {
  agreements: [{ document: 'terms', version: '1.0', time: '2026-05-01T09:00:00.000Z' }],
}

const signIn = (day: number, state: Security['response']['signIns'][number]['state']) => ({
  time: `2026-05-0${day}T09:00:00.000Z`,
  place: 'Hà Nội',
  device: 'Chrome · Android',
  state,
})
const security: Security['response'] = {
  signIns: [signIn(4, 'this'), signIn(3, 'open'), signIn(2, 'ended')],
  hasPassword: true,
  hasPaymentPassword: true,
  mobile: '••••0001',
  email: null,
}
const payoutAccounts: PayoutAccounts['response'] = {
  accounts: [
    {
      ...{ id: '1', kind: 'bank', institution: 'VCB', name: 'Vietcombank' },
      ...{ holder: 'N•••• M•••• A••••', number: '••••1001', time: '2026-05-01T09:00:00.000Z' },
    },
  ],
  holder: 'N•••• M•••• A••••',
  most: 5,
  institutions: [
    { code: 'VCB', name: 'Vietcombank', kind: 'bank', digits: { least: 10, most: 13 } },
    { code: 'MOMO', name: 'MoMo', kind: 'eWallet', digits: { least: 10, most: 10 } },
  ],
}

const messages: Messages['response'] = {
  list: [1, 2].map((week) => ({
    id: String(week),
    title: `Week ${week}`,
    content: '<p>It was a good one.</p>',
    time: '2026-05-01T09:00:00.000Z',
    from: null,
    read: week === 2,
  })),
  totalPages: 3,
  unread: 1,
}

const friend = (account: string, more: Partial<Referral['response']['friends'][number]>) => ({
  ...{ account, time: '2026-05-01T09:00:00.000Z', firstDeposit: 200_000, validBet: 0, state: 'qualified' as const },
  ...more,
})
const referral: Referral['response'] = {
  code: '1A2B3C4D',
  rules: { firstDeposit: 100_000, validBet: 300_000 },
  gift: { amount: 50_000, turnover: 50_000, most: 20 },
  totals: { invited: 4, deposited: 3, qualified: 1, earned: 0, waiting: 50_000 },
  friends: [
    friend('a••••', { firstDeposit: null, state: 'noDeposit' }),
    friend('b••••', { firstDeposit: 50_000, state: 'depositLow' }),
    friend('c••••', { validBet: 120_000, state: 'betLow' }),
    friend('d••••', { validBet: 900_000 }),
  ],
  totalPages: 1,
}

/** Answers about a player. */
export const memberAnswers = {
  agreements: { value: agreed },
  agree: { value: agreed },
  memberInfo: member,
  playerAvatar: avatar,
  memberIcon,
  security,
  payoutAccounts,
  messages,
  referral,
  readMessages: { unread: 0 },
  deleteMessages: { unread: 0 },
  sendMessage: { sent: 12 },
  pushKey: { publicKey: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs' },
  subscribePush: null,
  removePush: null,
  endOtherSessions: { ended: 1 },
  setPaymentPassword: null,
  removePayoutAccount: null,
  updateMemberIcon: ({ icon }: UpdateMemberIcon['request']) => ({ selected: icon }),
}

const noRank: MemberInfo['response'] = { ...member, nickname: null, clubLabel: null, memberLabel: [] }
const noAvatar: PlayerAvatar['response'] = { avatar: null }
const bare: Security['response'] = {
  ...{ signIns: [signIn(4, 'this')], hasPassword: false, hasPaymentPassword: false, mobile: null, email: null },
}
const noMessages: Messages['response'] = { list: [], totalPages: 0, unread: 0 }
const nobody: Referral['response'] = {
  ...referral,
  ...{ totals: { invited: 0, deposited: 0, qualified: 0, earned: 0, waiting: 0 }, friends: [], totalPages: 0 },
}
const noAccounts: PayoutAccounts['response'] = { ...payoutAccounts, accounts: [], holder: null }
const noIcons: MemberIcon['response'] = { icons: [], selected: null }

/** Answers about a player without any data. */
export const emptyMemberAnswers = {
  memberInfo: noRank,
  playerAvatar: noAvatar,
  memberIcon: noIcons,
  security: bare,
  payoutAccounts: noAccounts,
  messages: noMessages,
  referral: nobody,
}

const longName = 'a_player_with_the_longest_name_that_fits_into_an_account'
const longMember: MemberInfo['response'] = {
  ...member,
  account: longName,
  nickname: longName,
  memberLabel: Array.from({ length: 6 }, (_, index) => ({ labelName: `${longName}_${index}` })),
}

/** Answers about a player with the longest names. */
export const longMemberAnswers = { memberInfo: longMember }
