import type { BannerSliderProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import type { Banner } from './banner'
import { Art, Label, StretchedTarget, Text, Title, Words } from './banner-parts'
import { Slide } from './banner-shapes'

interface BannerSlideProps {
  readonly banner: Banner
  readonly shape: BannerSliderProps['shape']
  /** Accessible name, such as "2 of 5". */
  readonly name: string
  readonly isFirst: boolean
  readonly isShown: boolean
  /** Reserves space for the pager. */
  readonly hasControls: boolean
}

/** One banner: text over, or beside, a picture. A click anywhere on it runs its action. */
export function BannerSlide({ banner, shape, name, isFirst, isShown, hasControls }: BannerSlideProps) {
  const t = useText()
  const { picture, alt, narrowPicture, isMirrored, title, text, label, action } = banner
  return (
    <Slide
      className="swiper-slide"
      $shape={shape}
      role="group"
      aria-roledescription={t('banner.slide')}
      aria-label={name}
      inert={!isShown}
    >
      <Art>
        {narrowPicture !== undefined && shape !== 'strip' && (
          <source
            media="(max-width: 767px)"
            srcSet={narrowPicture.src}
            width={narrowPicture.width}
            height={narrowPicture.height}
          />
        )}
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={alt}
          draggable={false}
          data-turns={isMirrored || undefined}
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
        />
      </Art>
      <Words $roomBelow={hasControls}>
        {title !== undefined && <Title>{title}</Title>}
        {text !== undefined && <Text>{text}</Text>}
        {action !== undefined && label !== undefined && (
          <Label action={action} $emphasis="strong">
            {label}
            <Icon name="arrow-forward" size={18} />
          </Label>
        )}
        {action !== undefined && label === undefined && (
          <StretchedTarget action={action}>
            <span className="visually-hidden">{title ?? name}</span>
          </StretchedTarget>
        )}
      </Words>
    </Slide>
  )
}
