import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { GalleryPicture } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { Dialog } from '@/site/ui/modals/dialog'
import { IconButton } from '@/site/ui/icons/icon-button'

interface LargePictureProps {
  readonly pictures: readonly Pick<GalleryPicture, 'image' | 'caption'>[]
  /** Index of the picture that is shown. */
  readonly at: number
  /** Shows another picture; undefined closes the view. */
  readonly onShow: (at: number | undefined) => void
}

/** One picture of a gallery, as large as the window allows. The arrow keys show the next or previous one. */
export function LargePicture({ pictures, at, onShow }: LargePictureProps) {
  const t = useText()
  const picture = pictures[at]
  if (picture === undefined) return null
  const count = pictures.length
  const by = (step: number) => onShow((at + step + count) % count)
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const isForward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction === 'ltr')
    by(isForward ? 1 : -1)
  }
  return (
    <Dialog
      title={t(picture.caption)}
      width="wide"
      closesOutside
      onClose={() => onShow(undefined)}
      onKeyDown={handleKey}
    >
      <Stage>
        <img {...picture.image} alt={t(picture.caption)} />
        {count > 1 && (
          <Steps>
            <IconButton icon="chevron-left" label={t('gallery.before')} onClick={() => by(-1)} />
            <span aria-live="polite">{t('gallery.position', { at: at + 1, total: count })}</span>
            <IconButton icon="chevron-right" label={t('gallery.next')} onClick={() => by(1)} />
          </Steps>
        )}
      </Stage>
    </Dialog>
  )
}

const Stage = styled.div`
  display: grid;
  gap: var(--space-3);

  img {
    inline-size: 100%;
    max-block-size: calc(100dvh - 14rem);
    object-fit: contain;
    border-radius: var(--radius-card);
  }
`
const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  color: var(--color-text-muted);
`
