import type { MemberIcon, MemberInfo, PlayerAvatar, UpdateMemberIcon } from '@/generated/gateway-types'

const member: MemberInfo['response'] = {
  id: '1001',
  account: 'demo_player',
  nickname: 'Demo',
  type: 0,
  clubLabel: { labelName: 'Diamond', color: '#5b6be0', color2: '#c4ccff', rankLevel: 5 },
  memberLabel: [{ labelName: 'VIP' }, { labelName: 'Early bird' }],
}
/** Any pictures will do. */
const pictures = import.meta.glob<string>('/merchants/base/assets/banner-*-narrow.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})
const icons = Object.values(pictures)
const avatar: PlayerAvatar['response'] = { avatar: icons[2] ?? null }
const memberIcon: MemberIcon['response'] = { icons, selected: avatar.avatar }

/** What the server says of a player. */
export const memberAnswers = {
  memberInfo: member,
  playerAvatar: avatar,
  memberIcon,
  updateMemberIcon: ({ icon }: UpdateMemberIcon['request']) => ({ selected: icon }),
}

const noRank: MemberInfo['response'] = { ...member, nickname: null, clubLabel: null, memberLabel: [] }
const noAvatar: PlayerAvatar['response'] = { avatar: null }
const noIcons: MemberIcon['response'] = { icons: [], selected: null }

/** Of a player of whom there is nothing to say. */
export const emptyMemberAnswers = { memberInfo: noRank, playerAvatar: noAvatar, memberIcon: noIcons }

const longName = 'a_player_with_the_longest_name_that_fits_into_an_account'
const longMember: MemberInfo['response'] = {
  ...member,
  account: longName,
  nickname: longName,
  memberLabel: Array.from({ length: 6 }, (_, index) => ({ labelName: `${longName}_${index}` })),
}

/** Of a player whose names are as long as they get. */
export const longMemberAnswers = { memberInfo: longMember }
