import { useId, useState } from 'react'
import type { GalleryProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useConditions } from '@/site/merchant/conditions'
import { Figure, Frame, Pictures, Press } from './gallery-layout'
import { LargePicture } from './large-picture'

/** Pictures side by side. A click on one opens it enlarged. */
export function Gallery({ title, pictures, layout }: GalleryProps) {
  const t = useText()
  const titleId = useId()
  const [large, setLarge] = useState<number>()
  const named = pictures.order.flatMap((name) => {
    const picture = pictures.items[name]
    return picture === undefined ? [] : [{ name, ...picture }]
  })
  const holds = useConditions(named.map(({ when }) => when))
  const shown = named.filter(({ when }) => holds(when))
  return (
    <Frame aria-labelledby={titleId}>
      <h2 id={titleId}>{t(title)}</h2>
      <Pictures $layout={layout}>
        {shown.map(({ name, image, caption }, at) => (
          <li key={name}>
            <Figure $layout={layout}>
              <Press type="button" aria-haspopup="dialog" onClick={() => setLarge(at)}>
                <img {...image} alt={t('gallery.enlarge', { picture: t(caption) })} loading="lazy" decoding="async" />
              </Press>
              <figcaption>{t(caption)}</figcaption>
            </Figure>
          </li>
        ))}
      </Pictures>
      {large !== undefined && <LargePicture pictures={shown} at={large} onShow={setLarge} />}
    </Frame>
  )
}
