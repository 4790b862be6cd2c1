import { useState } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { useHumanChallenge } from '@/site/gateway/account/human-verification'
import { useText } from '@/site/i18n/language'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { Button } from '@/site/ui/button'
import { Dialog } from '@/site/ui/modals/dialog'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Icon } from '@/site/ui/icons/icon'
import { Puzzle } from './puzzle'
import { PuzzleSkeleton } from './puzzle-skeleton'

/**
 * A sliding puzzle captcha (1 §5). The dialog closes with the token once the piece fits, and with nothing when it is
 * dismissed. For people who cannot see the picture, hints say which way to move.
 */
export function HumanVerification({ onClose }: DialogPartProps<'human-verification'>) {
  const t = useText()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = useHumanChallenge()
  const [isRenewed, setRenewed] = useState(false)

  function renew(byItself: boolean) {
    setRenewed(byItself)
    void mutate()
  }

  return (
    <Dialog title={t('human.title')} onClose={() => onClose()}>
      {isRenewed && <p role="status">{t('human.renewed')}</p>}
      {isValidating && <PuzzleSkeleton />}
      {!isValidating && error !== undefined && <FailedNotice text={errorText(error)} onRetry={() => renew(false)} />}
      {!isValidating && error === undefined && data !== undefined && (
        <Puzzle
          key={data.id}
          challenge={data}
          onPassed={(token) => onClose({ provider: 'slider', token })}
          onOver={() => renew(true)}
        />
      )}
      <Another emphasis="quiet" busy={isValidating} onClick={() => renew(false)}>
        <Icon name="refresh-cw" size={18} />
        {t('human.another')}
      </Another>
    </Dialog>
  )
}

const Another = styled(Button)`
  inline-size: 100%;
  margin-block-start: var(--space-2);
`
