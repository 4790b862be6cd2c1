import { styled } from 'styled-components'
import '@/site/ui/icons/later-icons'
import { ContactService } from '@/site/elements/contact-service'
import { ReadingSection } from '@/site/elements/panel/reading-section'
import { useErrorText } from '@/site/gateway/error-text'
import { useHelpCentre } from '@/site/gateway/content/help-centre'
import type { HelpCentreProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { HelpDesk } from './help-desk'

/** The platform's help for everyone (2 §2 help center). */
export function HelpCentre({ title }: HelpCentreProps) {
  return (
    <ReadingSection title={title}>
      <Topics />
    </ReadingSection>
  )
}

function Topics() {
  const t = useText()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = useHelpCentre()
  if (data === undefined) {
    if (error === undefined)
      return (
        <Screen>
          <Skeleton lines={6} />
        </Screen>
      )
    return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
  }
  if (data.length === 0) {
    return (
      <EmptyState icon="info" text={t('help-centre.empty')}>
        <ContactService />
      </EmptyState>
    )
  }
  return <HelpDesk topics={data} />
}

/**
 * The questions fill more than a screen, so this reserves their space: the content below does not shift when they load.
 */
const Screen = styled.div`
  min-block-size: 100svh;
`
