import { useId } from 'react'
import { SectionButtons } from '@/site/elements/menu/section-buttons'
import type { CallToActionProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { Band, Poster, Split } from './call-to-action-layouts'
import { Actions, Frame, Lead, Sheet, Picture, Sentence, Words } from './call-to-action-parts'

const layouts = { band: Band, split: Split, poster: Poster } as const

/** An inviting sentence with buttons. */
export function CallToAction({ title, heading, text, image, layout, buttons }: CallToActionProps) {
  const t = useText()
  const titleId = useId()
  const Layout = layouts[layout]
  return (
    <Frame aria-labelledby={titleId}>
      <Layout>
        {layout !== 'band' && (
          <Sheet>
            {image !== undefined && (
              <Picture
                src={image.src}
                width={image.width}
                height={image.height}
                alt={image.alt === undefined ? '' : t(image.alt)}
                loading="lazy"
                decoding="async"
              />
            )}
          </Sheet>
        )}
        <Words>
          <Sentence id={titleId} as={heading ? 'h1' : 'h2'}>
            {t(title)}
          </Sentence>
          {text !== undefined && <Lead>{t(text)}</Lead>}
        </Words>
        <Actions>
          <SectionButtons buttons={buttons} ground={layout === 'band' ? 'primary' : 'page'} />
        </Actions>
      </Layout>
    </Frame>
  )
}
