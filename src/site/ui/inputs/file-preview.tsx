import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'

/** Size of a preview in pixels, both sides. */
const edge = 96

/**
 * A thumbnail of a picture to upload. It is drawn on a canvas, because the Content Security Policy allows no blob:
 * addresses.
 */
export function FilePreview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    createImageBitmap(file).then(
      (picture) => {
        if (!isGone && canvas.current !== null) drawCovering(canvas.current, picture)
        picture.close()
      },
      (error: unknown) => console.warn('the picture cannot be shown', error),
    )
    return () => {
      isGone = true
    }
  }, [file])
  return (
    <Frame>
      <canvas ref={canvas} width={edge} height={edge} role="img" aria-label={file.name} />
      <IconButton icon="x" size={16} label={t('filePicker.remove', { name: file.name })} onClick={onRemove} />
    </Frame>
  )
}

function drawCovering(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const scale = Math.max(edge / picture.width, edge / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  canvas.getContext('2d')?.drawImage(picture, (edge - width) / 2, (edge - height) / 2, width, height)
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 0.75rem);

  > canvas {
    display: block;
  }

  > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    background: color-mix(in srgb, var(--color-surface-raised) 80%, transparent);
  }
`
