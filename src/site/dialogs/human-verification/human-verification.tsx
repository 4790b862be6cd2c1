import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { Button } from '@/site/ui/button'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { Dialog } from '@/site/ui/modals/dialog'
import { PuzzleChallenge } from './puzzle-challenge'

/** Loaded when it is asked for, because few need it. */
const HumanCode = lazyPart('human-code', () => import('./human-code').then((part) => part.HumanCode))

/**
 * A sliding puzzle captcha (1 §5), or in its place a code that is read or heard, for people who cannot see the picture.
 * The dialog closes with the token once either is right, and with nothing when it is dismissed.
 */
export function HumanVerification({ onClose }: DialogPartProps<'human-verification'>) {
  const t = useText()
  const [isCode, setCode] = useState(false)
  const pass = (token: string) => onClose({ provider: 'slider', token })
  return (
    <Dialog title={t('human.title')} onClose={() => onClose()}>
      {isCode ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <HumanCode onPassed={pass} />
        </Suspense>
      ) : (
        <PuzzleChallenge onPassed={pass} />
      )}
      <Other emphasis="quiet" onClick={() => setCode(!isCode)}>
        {t(isCode ? 'human.puzzle' : 'human.code')}
      </Other>
    </Dialog>
  )
}

const Other = styled(Button)`
  inline-size: 100%;
  margin-block-start: var(--space-2);
`
