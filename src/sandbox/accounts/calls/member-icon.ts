import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { MemberIcon, PlayerAvatar, UpdateMemberIcon } from '@/contract/generated/gateway-types'
import { avatarAddress } from '@/sandbox/art/art-files'
import { avatarNames } from '@/sandbox/art/avatars'
import { realAccountOf, sessionOf, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'

const icons = avatarNames.map(avatarAddress)

export const playerAvatar: Handler<PlayerAvatar> = (call) => ({ avatar: chosen(sessionOf(call).account) })

export const memberIcon: Handler<MemberIcon> = (call) => ({ icons, selected: chosen(sessionOf(call).account) })

/** Accepts only a picture that `memberIcon` lists. */
export const updateMemberIcon: Handler<UpdateMemberIcon, AccountsPort> = async (call) => {
  const { services, texts, request } = call
  const { id } = realAccountOf(call)
  const avatar = avatarNames.find((name) => avatarAddress(name) === request.icon)
  if (avatar === undefined) throw new Refusal('icon_unknown', texts.say('icon_unknown'))
  await services.accounts.change(id, { avatar })
  return { selected: avatarAddress(avatar) }
}

function chosen({ avatar }: { readonly avatar: string | null }): string | null {
  return avatar === null ? null : avatarAddress(avatar)
}
