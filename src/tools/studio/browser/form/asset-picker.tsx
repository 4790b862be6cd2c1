import { useState } from 'react'
import { styled } from 'styled-components'
import { Line, SmallButton } from './control-styles'
import type { Choice } from '@/tools/studio/form-model'

interface AssetPickerProps {
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChoose: (value: string) => void
}

const isPicture = ({ value }: Choice): boolean => /\.(svg|png|jpg|webp|avif|ico)$/.test(value)

/** The chosen picture, and all that can be chosen. */
export function AssetPicker({ value, choices, onChoose }: AssetPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const current = choices.find((choice) => choice.value === value)
  const pictures = choices.filter(isPicture)
  if (current !== undefined && !isPicture(current)) return null
  return (
    <>
      <Line>
        {current?.picture !== undefined && <Thumbnail src={current.picture} alt="" />}
        <SmallButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close the pictures' : 'Choose a picture'}
        </SmallButton>
      </Line>
      {isOpen && (
        <Pictures>
          {pictures.map((choice) => (
            <PictureButton
              key={choice.value}
              type="button"
              aria-pressed={choice.value === value}
              onClick={() => onChoose(choice.value)}
            >
              <Thumbnail src={choice.picture} alt="" loading="lazy" />
              {choice.value}
            </PictureButton>
          ))}
        </Pictures>
      )}
    </>
  )
}

const Thumbnail = styled.img`
  inline-size: 4.5rem;
  block-size: 3rem;
  object-fit: contain;
  border-radius: 0.25rem;
  background: repeating-conic-gradient(var(--tool-soft) 0 25%, transparent 0 50%) 0 0 / 0.75rem 0.75rem;
`

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: 0.375rem;
  max-block-size: 18rem;
  overflow: auto;
`

const PictureButton = styled(SmallButton)`
  display: grid;
  gap: 0.25rem;
  justify-items: center;
  padding: 0.375rem;
  overflow-wrap: anywhere;

  &[aria-pressed='true'] {
    border-color: var(--tool-accent);
    outline: 1px solid var(--tool-accent);
  }
`
