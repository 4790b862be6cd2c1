import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import type { Challenge } from '@/site/gateway/account/human-verification'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Picture, Piece, piecePosition, Stage } from './puzzle-picture'
import { Range } from './puzzle-range'
import { Status } from './status'
import { useHumanCheck, type CheckProgress } from './use-human-check'

interface PuzzleProps {
  readonly challenge: Challenge
  readonly onPassed: (token: string) => void
  readonly onOver: () => void
}

/**
 * The picture, the piece, and the slider that moves it. The server checks the position when the pointer lets go of the
 * slider, and by button or Enter when keys moved it: they move in steps, and a challenge allows few tries.
 */
export function Puzzle({ challenge, onPassed, onOver }: PuzzleProps) {
  const t = useText()
  const { background, piece, steps } = challenge
  const slider = useRef<HTMLInputElement>(null)
  const isDragged = useRef(false)
  const [position, setPosition] = useState(0)
  const { progress, check } = useHumanCheck({ id: challenge.id, onPassed, onOver })
  const status = useStatus(progress)

  const ask = () => void check(Number(slider.current?.value))
  const settle = useEffectEvent(() => {
    if (isDragged.current) ask()
    isDragged.current = false
  })

  useEffect(() => {
    const range = slider.current
    range?.focus()
    // React fires `onChange` on every movement. The native `change` event fires when the slider is released.
    const handleChange = () => settle()
    range?.addEventListener('change', handleChange)
    return () => range?.removeEventListener('change', handleChange)
  }, [])

  function handleKeyDown(event: KeyboardEvent) {
    isDragged.current = false
    if (event.key !== 'Enter') return
    event.preventDefault()
    ask()
  }

  return (
    <>
      <Stage style={piecePosition(challenge, position)}>
        <Picture src={`data:image/png;base64,${background}`} alt={t('human.picture')} draggable={false} />
        <Piece src={`data:image/png;base64,${piece}`} alt="" draggable={false} />
        <Range
          ref={slider}
          type="range"
          // The piece moves from left to right in every language.
          dir="ltr"
          min={0}
          max={steps}
          value={position}
          aria-label={t('human.slider')}
          aria-valuetext={t('human.position', { position, steps })}
          onChange={(event) => setPosition(event.currentTarget.valueAsNumber)}
          onPointerDown={() => (isDragged.current = true)}
          onKeyDown={handleKeyDown}
        />
      </Stage>
      <Status role="status" $isWrong={progress.status === 'wrong' || progress.status === 'failed'}>
        {status}
      </Status>
      <Check emphasis="strong" busy={progress.status === 'checking'} onClick={ask}>
        {t('human.check')}
      </Check>
    </>
  )
}

const Check = styled(Button)`
  inline-size: 100%;
  margin-block-start: var(--space-2);
`

/** The text of the live region. It contains the position, so that the next wrong one is announced too. */
function useStatus(progress: CheckProgress): string {
  const t = useText()
  const errorText = useErrorText()
  if (progress.status === 'failed') return errorText(progress.error)
  if (progress.status === 'wrong') return t('human.wrong', { position: progress.position })
  return t(progress.status === 'checking' ? 'human.checking' : 'human.help')
}
