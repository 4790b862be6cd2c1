import '@/site/ui/icons/later-icons'
import { PanelHint, PanelSections } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { usePlayLimits } from '@/site/gateway/money/play-limits'
import { useText } from '@/site/i18n/language'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { useSite } from '@/site/merchant/site-context'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { ExclusionSection } from './exclusion-section'
import { LimitList } from './limit-list'
import { LimitSheet } from './limit-sheet'

/** Responsible gambling: the player's limits, and self-exclusion. What is open is stored in the URL. */
export function Limits() {
  const t = useText()
  const { limits: offered } = useSite().site.responsiblePlay
  const read = usePlayLimits()
  const [query, change] = usePanelQuery()
  const close = () => change({ open: undefined })
  return (
    <PanelSections>
      <ReadSection title={t('limits.title')} read={read}>
        {(data) => {
          if (data === undefined) return <Skeleton lines={6} />
          const shown = offered.flatMap((kind) => data.limits.find((limit) => limit.kind === kind) ?? [])
          if (shown.length === 0) return <EmptyState icon="info" text={t('limits.none')} />
          const open = shown.find(({ kind }) => kind === query.get('open'))
          return (
            <>
              <PanelHint>{t('limits.hint')}</PanelHint>
              <LimitList
                limits={shown}
                onOpen={(kind) => change({ open: kind })}
                onChange={(next) => void read.mutate(next, false)}
              />
              {open !== undefined && (
                <LimitSheet
                  key={open.kind}
                  limit={open}
                  onClose={close}
                  onDone={(next) => {
                    void read.mutate(next, false)
                    close()
                  }}
                />
              )}
            </>
          )
        }}
      </ReadSection>
      {offered.includes('exclusion') && read.data !== undefined && <ExclusionSection days={read.data.exclusionDays} />}
    </PanelSections>
  )
}
