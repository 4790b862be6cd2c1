import { PanelHint } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useMemberIcon, useSaveMemberIcon } from '@/site/gateway/account/member-icon'
import type { MemberIcon } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { AvatarNews } from './avatar-news'
import { AvatarOptions } from './avatar-options'
import { AvatarPlaces } from './avatar-tiles'
import { useAvatarChoice } from './use-avatar-choice'

/** The server's pictures, of which the player selects one (2 §7, member icon). */
export function AvatarChoice() {
  const t = useText()
  return (
    <ReadSection title={t('security-center.picture')} read={useMemberIcon()}>
      {(answer) => {
        if (answer === undefined) return <Waiting />
        if (answer.icons.length === 0) return <PanelHint>{t('security-center.noPictures')}</PanelHint>
        return <Choice {...answer} />
      }}
    </ReadSection>
  )
}

function Waiting() {
  const t = useText()
  return (
    <>
      <PanelHint>{t('security-center.pictureHint')}</PanelHint>
      <AvatarPlaces />
    </>
  )
}

function Choice({ icons, selected }: MemberIcon['response']) {
  const { state, choose } = useAvatarChoice(useSaveMemberIcon())
  return (
    <>
      <AvatarNews state={state} />
      <AvatarOptions
        icons={icons}
        selected={state.status === 'saving' ? state.icon : selected}
        saving={state.status === 'saving' ? state.icon : undefined}
        onChoose={choose}
      />
    </>
  )
}
