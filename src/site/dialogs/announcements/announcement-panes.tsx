import { useEffect, useRef, useState } from 'react'
import { useAnnouncements, type AnnouncementType } from '@/site/gateway/content/announcements'
import { useErrorText } from '@/site/gateway/error-text'
import { useText } from '@/site/i18n/language'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Notice } from '@/site/ui/notices/notice'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { useMediaQuery } from '@/site/ui/view/use-media-query'
import { AnnouncementDetail } from './announcement-detail'
import { AnnouncementList } from './announcement-list'
import { sideBySideMedia, Panes } from './announcements-layout'

/** The list and the selected announcement: side by side where there is space, otherwise one replaces the other. */
export function AnnouncementPanes({ type }: { type: AnnouncementType }) {
  const t = useText()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = useAnnouncements(type)
  const [page, showPage] = useState(1)
  const [chosen, choose] = useState<string>()
  const isWide = useMediaQuery(sideBySideMedia, true)
  const panes = useRef<HTMLDivElement>(null)
  const left = useRef<string>(undefined)

  // Back in the list, the focus returns to the announcement that was read.
  useEffect(() => {
    if (chosen !== undefined || left.current === undefined) return
    panes.current?.querySelector<HTMLElement>(`[data-announcement="${CSS.escape(left.current)}"]`)?.focus()
  }, [chosen])

  if (data === undefined) {
    if (error === undefined) return <Skeleton lines={9} />
    return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
  }
  if (data.length === 0) return <Notice>{t('announcements.empty')}</Notice>

  const read = chosen ?? (isWide ? data[0]?.id : undefined)
  const goBack = () => {
    left.current = chosen
    choose(undefined)
  }
  return (
    <Panes ref={panes}>
      {(isWide || read === undefined) && (
        <AnnouncementList announcements={data} page={page} onPage={showPage} read={read} onRead={choose} />
      )}
      {read !== undefined && <AnnouncementDetail key={read} id={read} onBack={isWide ? undefined : goBack} />}
    </Panes>
  )
}
