import { useEffect, useRef } from 'react'
import { useAnnouncement } from '@/gateway/announcements'
import { useErrorText } from '@/gateway/error-text'
import type { AnnouncementContent } from '@/generated/gateway-types'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { useLeaveSite } from '@/site/external-link'
import { usePictureAddress } from '@/site/picture-address'
import { useSite } from '@/site/site-context'
import { Button } from '@/ui/button'
import { FailedNotice } from '@/ui/failed-notice'
import { Icon } from '@/ui/icon'
import { LazyImage } from '@/ui/lazy-image'
import { SafeHtml } from '@/ui/safe-html'
import { Skeleton } from '@/ui/skeleton'
import { Article, Detail } from './announcements-layout'

interface AnnouncementDetailProps {
  readonly id: string
  /** Where the list is not beside it, the way back. */
  readonly onBack: (() => void) | undefined
}

/** The announcement that is read. Where it takes the place of the list, the focus goes along. */
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
