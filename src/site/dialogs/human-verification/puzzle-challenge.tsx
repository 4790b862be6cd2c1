import { useState } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { useHumanChallenge } from '@/site/gateway/account/human-verification'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Puzzle } from './puzzle'
import { PuzzleSkeleton } from './puzzle-skeleton'

/** The puzzle of a challenge, and another one when it is asked for or the old one allows no more tries. */
export function PuzzleChallenge({ onPassed }: { readonly onPassed: (token: string) => void }) {
  const t = useText()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = useHumanChallenge()
  const [isRenewed, setRenewed] = useState(false)

  function renew(byItself: boolean) {
    setRenewed(byItself)
    void mutate()
  }

  return (
    <>
      {isRenewed && <p role="status">{t('human.renewed')}</p>}
      {isValidating && <PuzzleSkeleton />}
      {!isValidating && error !== undefined && <FailedNotice text={errorText(error)} onRetry={() => renew(false)} />}
      {!isValidating && error === undefined && data !== undefined && (
        <Puzzle key={data.id} challenge={data} onPassed={onPassed} onOver={() => renew(true)} />
      )}
      <Another emphasis="quiet" busy={isValidating} onClick={() => renew(false)}>
        <Icon name="refresh-cw" size={18} />
        {t('human.another')}
      </Another>
    </>
  )
}

const Another = styled(Button)`
  inline-size: 100%;
  margin-block-start: var(--space-2);
`
