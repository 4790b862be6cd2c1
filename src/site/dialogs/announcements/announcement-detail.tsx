import { useEffect, useRef } from 'react'
import { useAnnouncement } from '@/site/gateway/content/announcements'
import { useErrorText } from '@/site/gateway/error-text'
import type { AnnouncementContent } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useLeaveSite } from '@/site/merchant/actions/external-link'
import { usePictureAddress } from '@/site/merchant/picture-address'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Icon } from '@/site/ui/icons/icon'
import { LazyImage } from '@/site/ui/loading/lazy-image'
import { SafeHtml } from '@/site/ui/safe-html'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { Article, Detail } from './announcements-layout'

interface AnnouncementDetailProps {
  readonly id: string
  /** Called by the back button. Undefined while the list is shown beside the announcement. */
  readonly onBack: (() => void) | undefined
}

/** The selected announcement. If it replaces the list, it receives the focus. */
export function AnnouncementDetail({ id, onBack }: AnnouncementDetailProps) {
  const t = useText()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <Detail aria-label={t('announcements.detail')}>
      {onBack !== undefined && (
        <Button ref={back} emphasis="quiet" onClick={onBack}>
          <Icon name="chevron-left" size={18} />
          {t('announcements.back')}
        </Button>
      )}
      <Content id={id} />
    </Detail>
  )
}

function Content({ id }: { id: string }) {
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = useAnnouncement(id)
  if (data !== undefined) return <Text announcement={data} />
  if (error === undefined) return <Skeleton lines={6} />
  return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
}

function Text({ announcement }: { announcement: AnnouncementContent['response'] }) {
  const { date } = useFormat()
  const { allowedHosts } = useSite().site
  const leaveSite = useLeaveSite()
  const pictureAddress = usePictureAddress()
  const { title, time, content, announcementImages } = announcement
  return (
    <Article>
      <h3>{title}</h3>
      <small>{date(new Date(time))}</small>
      {announcementImages
        .toSorted((one, other) => one.sequence - other.sequence)
        .map(({ url, sequence }) => (
          <LazyImage key={sequence} src={pictureAddress(url)} alt="" width={960} height={400} />
        ))}
      <SafeHtml html={content} allowedHosts={allowedHosts} onFollow={leaveSite} />
    </Article>
  )
}
