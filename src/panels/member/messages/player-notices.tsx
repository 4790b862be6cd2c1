import { NoticeList } from '@/elements/notice-list'
import { PanelSection } from '@/elements/panel-section'
import { useNotices } from '@/gateway/notices'
import { useText } from '@/i18n/language'

/** What the platform tells its players: the list player of the notices (2 §3). Without any, there is no section. */
export function PlayerNotices() {
  const t = useText()
  const { data } = useNotices()
  if (data !== undefined && (data.player ?? []).length === 0) return null
  return (
    <PanelSection title={t('after-login.news')}>
      <NoticeList list="player" />
    </PanelSection>
  )
}
