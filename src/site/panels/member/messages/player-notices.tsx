import { NoticeList } from '@/site/elements/notice-list'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { useNotices } from '@/site/gateway/content/notices'
import { useText } from '@/site/i18n/language'

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
