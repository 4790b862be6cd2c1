import { useId } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/gateway/error-text'
import { useNotices } from '@/gateway/notices'
import { useText } from '@/i18n/language'
import { useLeaveSite } from '@/site/external-link'
import { useSite } from '@/site/site-context'
import { FailedNotice } from '@/ui/failed-notice'
import { SafeHtml } from '@/ui/safe-html'
import { Skeleton } from '@/ui/skeleton'

/** The messages that open by themselves; the first one unfolded. */
export function NewsList() {
  const t = useText()
  const id = useId()
  const { allowedHosts } = useSite().site
  const leaveSite = useLeaveSite()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = useNotices()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('after-login.news')}</h3>
      {data?.popup.map(({ id: key, title, content }, index) => (
        <News key={key} open={index === 0}>
          <summary>{title}</summary>
          <SafeHtml html={content ?? ''} allowedHosts={allowedHosts} onFollow={leaveSite} />
        </News>
      ))}
      {data === undefined && error === undefined && <Skeleton lines={4} />}
      {data === undefined && error !== undefined && (
        <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
      )}
    </section>
  )
}

const News = styled.details`
  border-block-end: 1px solid var(--color-border);
  padding-block-end: var(--space-2);

  > summary {
    min-block-size: 44px;
    padding-block: var(--space-2);
    font-weight: var(--font-weight-control);
    cursor: pointer;
  }
`
