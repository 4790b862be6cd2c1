import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { useNotices } from '@/site/gateway/content/notices'
import { useLeaveSite } from '@/site/merchant/actions/external-link'
import { useSite } from '@/site/merchant/site-context'
import { FoldTitle } from '@/site/ui/fold-title'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { SafeHtml } from '@/site/ui/safe-html'
import { Skeleton } from '@/site/ui/loading/skeleton'

interface NoticeListProps {
  readonly list: 'player' | 'popup'
  /** Whether the first notice is expanded. */
  readonly opensFirst?: boolean
}

/** A list of the notices (2 §3) that expand on a click. */
export function NoticeList({ list, opensFirst = false }: NoticeListProps) {
  const { allowedHosts } = useSite().site
  const leaveSite = useLeaveSite()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = useNotices()
  return (
    <>
      {data?.[list]?.map(({ id: key, title, content }, index) => (
        <Notice key={key} open={opensFirst && index === 0}>
          <FoldTitle>{title}</FoldTitle>
          <SafeHtml html={content ?? ''} allowedHosts={allowedHosts} onFollow={leaveSite} />
        </Notice>
      ))}
      {data === undefined && error === undefined && <Skeleton lines={4} />}
      {data === undefined && error !== undefined && (
        <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
      )}
    </>
  )
}

const Notice = styled.details`
  border-block-end: 1px solid var(--color-border);
  padding-block-end: var(--space-2);

  > summary {
    min-block-size: 44px;
    padding-block: var(--space-2);
    font-weight: var(--font-weight-control);
    overflow-wrap: anywhere;
  }
`
