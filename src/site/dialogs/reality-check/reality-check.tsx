import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { SectionButtons } from '@/site/elements/menu/section-buttons'
import { useSessionActions } from '@/site/merchant/sign-in/session-actions'
import type { Action } from '@/contract/generated/merchant-types'
import { formatDuration } from '@/site/i18n/format-duration'
import { useLanguage } from '@/site/i18n/language'
import { rememberAnswer } from '@/site/session/reality-check'
import { useSession } from '@/site/session/session'
import { sessionMinutes, useSessionMinutes } from '@/site/session/session-minutes'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { Dialog } from '@/site/ui/modals/dialog'

const ownLimits: Action = { action: 'memberCentre', panel: 'limits', query: {} }

/**
 * Shows how long the session has lasted and asks whether to continue. However it is closed, the next interval starts.
 */
export function RealityCheck({ onClose }: DialogPartProps<'reality-check'>) {
  const { t, formatTag } = useLanguage()
  const { links, limits } = useSite().site.responsiblePlay
  const { role } = useSession()
  const session = useSessionActions()
  const minutes = useSessionMinutes()

  const handleKeepPlaying = () => {
    rememberAnswer(sessionMinutes())
    onClose()
  }
  return (
    <Dialog title={t('reality-check.title')} onClose={handleKeepPlaying}>
      <Body>
        <Summary>{t('reality-check.time', { time: formatDuration(minutes, formatTag) })}</Summary>
        <p>{t('reality-check.text')}</p>
        {limits.length > 0 && role !== 'trial' && (
          <Own action={ownLimits} onActivate={handleKeepPlaying} $emphasis="normal">
            {t('nav.limits')}
          </Own>
        )}
        {links.order.length > 0 && (
          <Help>
            <SectionButtons buttons={links} onActivate={handleKeepPlaying} />
          </Help>
        )}
        <Answers>
          <Button onClick={() => void session.signOut()}>{t('nav.signOut')}</Button>
          <Button emphasis="strong" onClick={handleKeepPlaying}>
            {t('reality-check.keepPlaying')}
          </Button>
        </Answers>
      </Body>
    </Dialog>
  )
}

/** Link to the player's own limits, if the merchant offers any. */
const Own = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
`

const Summary = styled.p`
  font-size: var(--font-size-large);
`

const Help = styled.div`
  :is(a, button) {
    flex: 1 1 auto;
  }
`

/** Side by side with equal widths; stacked if a label needs the space. */
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > button {
    flex: 1 1 auto;
  }
`
