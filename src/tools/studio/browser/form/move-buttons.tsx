import { SmallButton } from './control-styles'

interface MoveButtonsProps {
  /** From 0. */
  readonly index: number
  readonly count: number
  readonly onMove: (by: -1 | 1) => void
}

/** Buttons that move an item up or down by one place. */
export function MoveButtons({ index, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <SmallButton type="button" data-tool="up" disabled={index === 0} onClick={() => onMove(-1)}>
        Move up
      </SmallButton>
      <SmallButton type="button" data-tool="down" disabled={index === count - 1} onClick={() => onMove(1)}>
        Move down
      </SmallButton>
    </>
  )
}
