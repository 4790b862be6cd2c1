import { NoticeList } from '@/site/elements/notice-list'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { useNotices } from '@/site/gateway/content/notices'
import { useText } from '@/site/i18n/language'

/** The platform's notices for players: the `player` list of the notices (2 §3). Renders nothing if it is empty. */
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
