import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { useGateway } from '@/site/gateway/gateway-context'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { preventFocusLoss } from '@/site/ui/focus/prevent-focus-loss'
import { Icon } from '@/site/ui/icons/icon'
import { forgetDigits, playDigits } from './play-digits'

/**
 * The way past a captcha for people who cannot see its picture: digits that are heard, and typed into the same field.
 * They stand nowhere in the page.
 */
export function HearDigits({ captchaId }: { readonly captchaId: string }) {
  const t = useText()
  const errorText = useErrorText()
  const gateway = useGateway()
  const id = useId()
  const audio = useRef<HTMLAudioElement>(null)
  const [progress, setProgress] = useState<'heard' | 'busy' | { readonly error: unknown }>()
  const isHeard = progress === 'heard'
  useEffect(() => {
    const element = audio.current
    return () => {
      if (element !== null) forgetDigits(element)
    }
  }, [])

  async function hear(): Promise<void> {
    const element = audio.current
    if (element === null) return
    if (!isHeard) {
      setProgress('busy')
      // Within the press: Safari plays a sound that arrives later only in an element that a press has loaded.
      element.load()
    }
    try {
      await playDigits(element, gateway, captchaId)
      setProgress('heard')
    } catch (error) {
      setProgress({ error })
    }
  }

  return (
    <>
      <Button
        emphasis="quiet"
        busy={progress === 'busy'}
        aria-describedby={isHeard ? id : undefined}
        onMouseDown={preventFocusLoss}
        onClick={() => void hear()}
      >
        <Icon name="play" size={18} />
        {t(isHeard ? 'form.captchaHearAgain' : 'form.captchaHear')}
      </Button>
      <audio ref={audio} />
      {/* What to do is no live region: it would be spoken over the digits. */}
      {isHeard && <Note id={id}>{t('form.captchaHeard')}</Note>}
      {typeof progress === 'object' && <Note role="alert">{errorText(progress.error)}</Note>}
    </>
  )
}

const Note = styled.p`
  flex: 1 0 100%;
  margin: 0;
  font-size: var(--font-size-small);
  color: var(--color-text-muted);

  &[role] {
    color: var(--color-danger);
  }
`
