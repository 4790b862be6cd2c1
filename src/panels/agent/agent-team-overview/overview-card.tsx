import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/gateway/error-text'
import type { GatewayError } from '@/gateway/gateway-error'
import { useText } from '@/i18n/language'
import { FailedNotice } from '@/ui/failed-notice'

interface OverviewCardProps<T> {
  readonly title: string
  readonly read: {
    readonly data?: T | undefined
    readonly error?: GatewayError | undefined
    readonly isValidating: boolean
    readonly mutate: () => Promise<unknown>
  }
  /** What it shows of the answer; undefined until it is there. */
  readonly children: (data: T | undefined) => ReactNode
}

/** A part of the overview: what the server says, that it is on its way, or why it is not there. */
export function OverviewCard<T>({ title, read, children }: OverviewCardProps<T>) {
  const t = useText()
  const errorText = useErrorText()
  const id = useId()
  const { data, error, isValidating, mutate } = read
  const hasFailed = data === undefined && error !== undefined
  return (
    <Card aria-labelledby={id} aria-busy={data === undefined && !hasFailed}>
      <h3 id={id}>{title}</h3>
      {hasFailed ? (
        <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <>
          {data === undefined && <span className="visually-hidden">{t('loading')}</span>}
          {children(data)}
        </>
      )}
    </Card>
  )
}

/** Stands where there is nothing to show. */
export const NothingYet = styled.p`
  color: var(--color-text-muted);
  text-wrap: pretty;
`

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: clamp(1rem, 4cqi, 1.5rem);
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1.25rem);
  background: color-mix(in srgb, var(--color-surface) 70%, transparent);
`
