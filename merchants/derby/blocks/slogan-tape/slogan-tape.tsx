import { useState } from 'react'
import type { DerbySloganTapeProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import { Slogan, Slogans, Switch, Tape, Window } from './slogan-tape-parts'

/** Seconds in which one slogan passes. */
const secondsOf = { slow: 9, steady: 6, fast: 4 } as const

/** Slogans that run past on a tape, which can be paused. */
export function SloganTape({ slogans, look, pace }: DerbySloganTapeProps) {
  const t = useText()
  const [isPaused, setPaused] = useState(false)
  const motion = { $seconds: slogans.length * secondsOf[pace], $isPaused: isPaused }
  const texts = slogans.map((slogan) => <Slogan key={slogan}>{t(slogan)}</Slogan>)
  return (
    <Tape $look={look} aria-label={t('slogan-tape.label')}>
      <Window>
        <Slogans {...motion}>{texts}</Slogans>
        {/* Follows the first one, so that the tape has no end. */}
        <Slogans {...motion} aria-hidden="true">
          {texts}
        </Slogans>
      </Window>
      <Switch>
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          size={18}
          label={t(isPaused ? 'slogan-tape.play' : 'slogan-tape.pause')}
          onClick={() => setPaused(!isPaused)}
        />
      </Switch>
    </Tape>
  )
}
