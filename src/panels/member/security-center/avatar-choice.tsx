import { useErrorText } from '@/gateway/error-text'
import { useMemberIcon, useSaveMemberIcon } from '@/gateway/member-icon'
import type { MemberIcon } from '@/generated/gateway-types'
import { useText } from '@/i18n/language'
import { FailedNotice } from '@/ui/failed-notice'
import { AvatarNews } from './avatar-news'
import { AvatarOptions } from './avatar-options'
import { AvatarPlaces } from './avatar-tiles'
import { Hint, SectionCard } from './section-card'
import { useAvatarChoice } from './use-avatar-choice'

/** The pictures of the server, of which the player chooses one (2 §7, member icon). */
export function AvatarChoice() {
  const t = useText()
  return (
    <SectionCard title={t('security-center.picture')}>
      <Pictures />
    </SectionCard>
  )
}

function Pictures() {
  const t = useText()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = useMemberIcon()
  if (data === undefined) {
    if (error === undefined) return <Waiting />
    return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
  }
  if (data.icons.length === 0) return <Hint>{t('security-center.noPictures')}</Hint>
  return <Choice {...data} />
}

function Waiting() {
  const t = useText()
  return (
    <>
      <Hint>{t('security-center.pictureHint')}</Hint>
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
