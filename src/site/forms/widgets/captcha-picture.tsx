import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { preventFocusLoss } from '@/site/ui/focus/prevent-focus-loss'
import type { useCaptcha } from '@/site/gateway/account/captcha'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { loadChunk } from '@/site/ui/loading/load-chunk'
import type { HearDigits } from './hear-digits'
import { useThrottle } from './use-throttle'

/** 1 §9 */
const refreshThrottle = 1000

/** The captcha's picture, where a click loads another, and the way past it for people who cannot see it. */
export function CaptchaPicture({ data, error, mutate }: ReturnType<typeof useCaptcha>) {
  const t = useText()
  const throttle = useThrottle(refreshThrottle)
  const [Hear, setHear] = useState<typeof HearDigits>()
  useEffect(() => {
    // Loaded later, because few need it. A captcha whose second way is lost still has its picture: hence no `lazyPart`,
    // whose failure would take the whole form away.
    loadChunk('hear-digits', () => import('./hear-digits')).then(
      (part) => setHear(() => part.HearDigits),
      () => undefined,
    )
  }, [])
  const hasFailed = data === undefined && error !== undefined
  return (
    <>
      <Refresh
        // A visible text is its accessible name, because users of voice control say what they see.
        aria-label={hasFailed ? undefined : t('form.captchaRefresh')}
        onMouseDown={preventFocusLoss}
        onClick={() => throttle(() => void mutate())}
      >
        {data !== undefined && <img src={`data:image/png;base64,${data.image}`} alt={t('form.captchaAlt')} />}
        {hasFailed && t('retry')}
      </Refresh>
      {Hear !== undefined && data !== undefined ? (
        <Hear key={data.id} captchaId={data.id} />
      ) : (
        // In its place from the start, so that nothing shifts.
        <Button emphasis="quiet" disabled>
          {t('form.captchaHear')}
        </Button>
      )}
    </>
  )
}

/** As wide as the picture from the start, so that nothing shifts when it arrives. */
const Refresh = styled(Button)`
  inline-size: 132px;
  padding: 0;
  overflow: hidden;
  background: white;
  color: black;

  & img {
    inline-size: 100%;
    block-size: 42px;
    object-fit: contain;
  }
`
