import { useCallback } from 'react'
import type { MemberIcon, UpdateMemberIcon } from '@/contract/generated/gateway-types'
import { usePlayerAvatar } from './avatar'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useGateway } from '@/site/gateway/gateway-context'
import { useRead } from '@/site/gateway/use-read'

const memberIcon = defineCall<MemberIcon>(rows.memberIcon, () => import('@/contract/generated/answers/memberIcon.js'))
const updateMemberIcon = defineCall<UpdateMemberIcon>(
  rows.updateMemberIcon,
  () => import('@/contract/generated/answers/updateMemberIcon.js'),
)

/** The pictures that the player can choose from, and the chosen one (2 §7). */
export function useMemberIcon() {
  return useRead(memberIcon, {})
}

/** Saves the chosen picture, and updates it wherever it is shown. Throws GatewayError. */
export function useSaveMemberIcon(): (icon: string) => Promise<void> {
  const gateway = useGateway()
  const { mutate: showAvatar } = usePlayerAvatar()
  const { mutate: showChoice } = useMemberIcon()
  return useCallback(
    async (icon) => {
      const { selected } = await gateway.send(updateMemberIcon, { icon })
      await Promise.all([
        showAvatar({ avatar: selected }, { revalidate: false }),
        showChoice((known) => known && { ...known, selected }, { revalidate: false }),
      ])
    },
    [gateway, showAvatar, showChoice],
  )
}
