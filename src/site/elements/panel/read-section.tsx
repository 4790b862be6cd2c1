import type { ReactNode } from 'react'
import { useErrorText } from '@/site/gateway/error-text'
import type { GatewayError } from '@/site/gateway/gateway-error'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { PanelSection } from './panel-section'
import { RefusalMessage } from '@/site/elements/refusal/refusal-message'

interface ReadSectionProps<T> {
  readonly title: string
  readonly read: {
    readonly data?: T | undefined
    readonly error?: GatewayError | undefined
    readonly isValidating: boolean
    readonly mutate: () => Promise<unknown>
  }
  /** Renders the data, which are undefined while they are loading. */
  readonly children: (data: T | undefined) => ReactNode
  /** Stands below in every state, for what does not depend on the data. */
  readonly footer?: ReactNode
}

/** A section of a panel that shows data from the server, with its loading and error states. */
export function ReadSection<T>({ title, read, children, footer }: ReadSectionProps<T>) {
  const t = useText()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = read
  const hasFailed = data === undefined && error !== undefined
  const isWaiting = data === undefined && !hasFailed
  return (
    <PanelSection title={title} busy={isWaiting}>
      {hasFailed && isRefusal(error) ? (
        <>
          <div role="alert">
            <RefusalMessage error={error} />
          </div>
          <div>
            <Button busy={isValidating} onClick={() => void mutate()}>
              {t('retry')}
            </Button>
          </div>
        </>
      ) : hasFailed ? (
        <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <>
          {isWaiting && <span className="visually-hidden">{t('loading')}</span>}
          {children(data)}
        </>
      )}
      {footer}
    </PanelSection>
  )
}

/** The server gave a reason, so the next step may be something other than a retry. */
const isRefusal = ({ kind, code }: GatewayError) => kind === 'refused' && code !== null
