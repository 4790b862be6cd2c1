import { styled } from 'styled-components'
import { usePermission } from '@/site/gateway/content/permission'
import { useText } from '@/site/i18n/language'
import { SkeletonBar } from '@/site/ui/loading/skeleton'

/** The visitor's IP address as the server sees it. Renders nothing if the server does not report it. */
export function VisitorAddress() {
  const t = useText()
  const { data, isLoading } = usePermission()
  if (data === undefined && !isLoading) return null
  return (
    <Box>
      <dt>{t('your_ip')}</dt>
      <dd aria-busy={isLoading}>{data?.location.ip ?? <SkeletonBar />}</dd>
    </Box>
  )
}

const Box = styled.dl`
  display: grid;
  gap: var(--space-1);
  min-inline-size: min(18rem, 100%);
  padding: var(--space-4) var(--space-6);
  border: 1px dashed var(--color-border-strong);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  > dt {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  > dd {
    font-size: var(--font-size-large);
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-control);
    line-height: 1.4;
    overflow-wrap: anywhere;
    user-select: all;
  }
`
